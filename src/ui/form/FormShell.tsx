import { Box, Flex, Group, Stack, Text, Title } from '@mantine/core'
import { useMergedRef } from '@mantine/hooks'
import {
  type MouseEvent,
  type ReactNode,
  type Ref,
  type SyntheticEvent,
  use,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react'
import { type FieldValues, FormProvider, get, type UseFormReturn, useFormState } from 'react-hook-form'
import { Button, PendingButton } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { words } from '#ui/copy.ts'
import { DialogHolder } from '#ui/dialog/Dialog.tsx'
import { useOneAtATime } from '#ui/timing.ts'
import { formWords, phrases } from './copy.ts'
import { type EnterKey, moveOnByFinger, useEnterKeys } from './enter-keys.ts'
import { messagesOf, problemsOf } from './errors.ts'
import { FormLock } from './field.tsx'
import styles from './FormShell.module.css'

interface Props<Values extends FieldValues, Output> {
  /** From useForm with `shouldFocusError: false`, because the summary takes the focus instead of the first field. */
  form: UseFormReturn<Values, unknown, Output>
  onSubmit: (event: SyntheticEvent<HTMLFormElement>) => unknown
  /** Locks the form beyond its own submission, for example while a second call runs. */
  pending?: boolean
  /** Makes the fields read-only, after the server has stored their values and only a second call is missing. */
  locked?: boolean
  submitLabel?: string
  /** « Annuler »: a link back, or a button. Not needed in a dialog. */
  cancel?: ReactNode
  /** Further controls in the bar, after « Annuler ». */
  barEnd?: ReactNode
  /** A form of two or three fields inside a card or a dialog: without error summary, note and button bar. */
  compact?: boolean
  /** False where no field is required. */
  note?: boolean
  /** Tips beside the fields. */
  help?: readonly string[]
  /** Accessible name, for a page with several forms. */
  label?: string
  /** The label of the Enter key of a phone in the last field. */
  enterKey?: EnterKey
  ref?: Ref<HTMLFormElement>
  children: ReactNode
}

/** A form with a summary of errors, sections, and a bar that stays visible. It is locked while it is being sent. */
export function FormShell<Values extends FieldValues, Output = Values>(props: Props<Values, Output>) {
  const { form, onSubmit, cancel, barEnd, compact = false, locked = false, note = !compact, help, children } = props
  const { ref, label, submitLabel = words.save, pending: isPending = false, enterKey = 'done' } = props
  const [element, setElement] = useState<HTMLFormElement | null>(null)
  const elementRef = useMergedRef(setElement, ref)
  useEnterKeys(element, enterKey)
  // Not `form.formState`, which would re-render all fields.
  const { isSubmitting } = useFormState({ control: form.control })
  const pending = isSubmitting || isPending
  const [isPressed, setIsPressed] = useState(false)
  const submitOnce = useOneAtATime(async (event: SyntheticEvent<HTMLFormElement>) => {
    setIsPressed(true)
    try {
      await onSubmit(event)
    } finally {
      setIsPressed(false)
    }
  })
  const holder = use(DialogHolder)

  function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault()
    // Without this, a form in a dialog inside another form would submit both.
    event.stopPropagation()
    if (!pending) void submitOnce(event)
  }

  return (
    <FormProvider {...form}>
      <FormLock value={pending || locked}>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- one handler for the fields of the form */}
        <form
          ref={elementRef}
          className={styles['form']}
          data-locked={locked || undefined}
          noValidate
          aria-label={label}
          onSubmit={submit}
          onKeyDown={moveOnByFinger}
        >
          <ErrorSummary form={element} compact={compact} />
          {note && (
            <Text c="dimmed" fz="xs" data-screen-only>
              {formWords.requiredNote}
            </Text>
          )}
          {help ? (
            <div className={styles['beside']}>
              <Stack gap="lg">{children}</Stack>
              <div data-screen-only>
                <HelpCard lines={help} />
              </div>
            </div>
          ) : (
            children
          )}
          <Group
            className={styles['bar']}
            gap="sm"
            data-compact={compact || undefined}
            data-thumb={!compact || undefined}
            data-screen-only
          >
            <PendingButton type="submit" pending={pending || isPressed}>
              {submitLabel}
            </PendingButton>
            {cancel ??
              (holder && (
                <Button variant="default" onClick={holder.cancel}>
                  {words.cancel}
                </Button>
              ))}
            {barEnd && <Box ms="auto">{barEnd}</Box>}
          </Group>
        </form>
      </FormLock>
    </FormProvider>
  )
}

interface SectionProps {
  title: string
  /** One sentence under the title. */
  hint?: ReactNode
  /** Actions to the right of the title: « Retirer », « Ajouter ». */
  actions?: ReactNode
  /** One column at every width. */
  narrow?: boolean
  children: ReactNode
}

/** A group of fields: two columns from 900 px, one below. */
export function FormSection({ title, hint, actions, narrow = false, children }: SectionProps) {
  return (
    <Card title={title} actions={actions}>
      {hint && (
        <Box mb="lg" c="dimmed">
          {hint}
        </Box>
      )}
      <Box className={styles['fields']} maw={narrow ? 448 : undefined}>
        {children}
      </Box>
    </Card>
  )
}

const controls = 'input:not([type=hidden]), select, textarea, button, [tabindex]'

/**
 * Shown after a refused submission: the number of errors, and a link to each field in page order. Messages without a field are
 * listed too, so that no message of the server is lost. It takes the focus once per submission. In a small form (`compact`)
 * it lists only the messages without a field, and the first invalid field takes the focus.
 */
function ErrorSummary({ form, compact }: { form: HTMLFormElement | null; compact: boolean }) {
  const { errors, submitCount, isSubmitting } = useFormState()
  const summary = useRef<HTMLElement>(null)
  const focusedFor = useRef(0)
  const titleId = useId()

  // Read from the page, because only the page knows the order and the labels of the fields.
  const fields = [...(form?.querySelectorAll<HTMLElement>('[data-field]') ?? [])].map((element) => ({
    element,
    name: element.dataset['field'] ?? '',
    label: element.dataset['label'] ?? '',
  }))
  const matched = fields
    .map((field) => ({ ...field, messages: messagesOf(get(errors, field.name)) }))
    .filter(({ messages }) => messages.length > 0)
  const known = new Set(matched.map(({ name }) => name))
  const unmatched = problemsOf(errors).filter(({ name }) => !known.has(name))
  const listed = compact ? [] : matched
  const count = [...listed, ...unmatched].flatMap(({ messages }) => messages).length
  // A step of the wizard opens with the server's messages. Only the summary shows a message about the whole form.
  const isRefusedBefore = errors.root?.['server'] !== undefined
  const refused = (submitCount > 0 || isRefusedBefore) && !isSubmitting && matched.length + unmatched.length > 0

  const focusFirst = useEffectEvent(() => {
    if (focusedFor.current === submitCount) return
    focusedFor.current = submitCount
    const target = summary.current ?? matched[0]?.element.querySelector<HTMLElement>(controls)
    target?.focus()
  })

  /** A form that was reset counts its submissions again. */
  const startAgain = useEffectEvent(() => void (focusedFor.current = 0))

  // An effect, because the summary is rendered with the refusal, and the title belongs to the page around the form. The focus
  // moves once per submission, not after each correction. Screen readers announce the title of the tab first, so it gets the
  // prefix « Erreur ».
  const isFresh = submitCount === 0
  useEffect(() => {
    if (isFresh) startAgain()
    if (!refused) return undefined
    focusFirst()
    document.title = phrases.titleInError(document.title)
    return () => {
      const mark = phrases.titleInError('')
      if (document.title.startsWith(mark)) document.title = document.title.slice(mark.length)
    }
  }, [refused, isFresh])

  if (!refused || count === 0) return null

  // Finds the control in the box of its field, because fields pass no ref (see useField).
  function goTo(event: MouseEvent, element: HTMLElement) {
    event.preventDefault()
    element.querySelector<HTMLElement>(controls)?.focus()
  }

  return (
    <Box
      component="section"
      ref={summary}
      p="lg"
      bd="1px solid var(--tone-danger-dot)"
      bdrs="lg"
      bg="var(--c-card)"
      tabIndex={-1}
      aria-labelledby={titleId}
    >
      <Title order={2} size="h3" mb="xs" c="var(--c-danger-text)" id={titleId}>
        {phrases.errorCount(count)}
      </Title>
      <Box component="ul" className={`${styles['bullets']} ${styles['summary']}`} mah={320} ps="lg">
        {unmatched.flatMap(({ name, messages }) =>
          messages.map((message) => <li key={`${name} ${message}`}>{message}</li>),
        )}
        {matched.flatMap(({ element, name, label, messages }) =>
          messages.map((message) => (
            <li key={`${name} ${message}`}>
              <a href={`#${element.querySelector(controls)?.id ?? ''}`} onClick={(event) => goTo(event, element)}>
                {label} : {message}
              </a>
            </li>
          )),
        )}
      </Box>
    </Box>
  )
}

/** Tips for filling in a form. On a wide screen they are beside the fields. */
export function HelpCard({ lines }: { lines: readonly string[] }) {
  return (
    <Card title={formWords.help}>
      <Flex component="ul" className={styles['bullets']} direction="column" gap="sm" ps="lg" c="dimmed">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </Flex>
    </Card>
  )
}
