import { Box, Group, Text } from '@mantine/core'
import { useClipboard } from '@mantine/hooks'
import { useRouter } from '@tanstack/react-router'
import { ArrowDown, ArrowUp, Link2, RotateCcw, Trash2 } from 'lucide-react'
import { type KeyboardEvent, type SyntheticEvent, use, useId, useImperativeHandle, useState } from 'react'
import { Button, IconButton } from '#ui/Button.tsx'
import { Dialog, DialogHolder } from '#ui/dialog/Dialog.tsx'
import type { DialogProps } from '#ui/dialog/LateDialog.tsx'
import { flash } from '#ui/flash/flash.ts'
import { FilterSelect } from '#ui/form/FilterSelect.tsx'
import { keyboardOf, typedText } from '#ui/form/kinds.ts'
import { useUnsavedGuard } from '#ui/form/use-unsaved-guard.ts'
import { icon } from '#ui/icon.ts'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { lists } from './copy.ts'
import { inOrder, type Layout, type ListLayout } from './list-layout.ts'
import { densities, type ListName, personalIn } from './parameters.ts'
import { NAME_LENGTH, type Refusal, useViews, type View } from './views.ts'
import styles from './ListPage.module.css'

interface ColumnsProps extends DialogProps {
  layout: Layout
  columns: ListLayout['columns']
  onChange: (layout: Layout | undefined) => void
}

const rowHeights = [['', lists.rows.normal] as const, ...densities.map((each) => [each, lists.rows[each]] as const)]

/** Edits the visible columns, their order and the height of the rows. Each change takes effect at once. */
export function ColumnsDialog({ opened, onClose, layout, columns, onChange }: ColumnsProps) {
  const byId = new Map(columns.map((column) => [column.id, column]))
  const order = inOrder([...byId.keys()], layout)
  const [moved, setMoved] = useState('')

  function move(id: string, by: 1 | -1) {
    const from = order.indexOf(id)
    const next = order.toSpliced(from, 1)
    onChange({ ...layout, order: next.toSpliced(from + by, 0, id) })
    // Announces the move to screen readers.
    setMoved(lists.placed(byId.get(id)?.title ?? id, from + by + 1, order.length))
  }

  const show = (id: string, isShown: boolean) =>
    onChange({ ...layout, hidden: isShown ? layout.hidden.filter((each) => each !== id) : [...layout.hidden, id] })

  return (
    <Dialog opened={opened} onClose={onClose} title={lists.columns} size="sm">
      <Text c="dimmed" mt="sm">
        {lists.onThisDevice}
      </Text>
      <Box component="ul" className={styles['rows']} mt="md" aria-label={lists.columns}>
        {order.map((id, index) => {
          const { title, isFixed } = byId.get(id) ?? { title: id, isFixed: true }
          return (
            <Group component="li" key={id} wrap="nowrap" gap="xs" mih="2.75rem">
              <Group component="label" wrap="nowrap" gap="md" flex={1} miw={0} mih="2.75rem">
                <input
                  type="checkbox"
                  checked={isFixed || !layout.hidden.includes(id)}
                  disabled={isFixed}
                  onChange={({ currentTarget }) => show(id, currentTarget.checked)}
                />
                {title}
              </Group>
              <IconButton
                aria-label={lists.earlier(title)}
                aria-disabled={index === 0 || undefined}
                onClick={() => index > 0 && move(id, -1)}
              >
                <ArrowUp {...icon} />
              </IconButton>
              <IconButton
                aria-label={lists.later(title)}
                aria-disabled={index === order.length - 1 || undefined}
                onClick={() => index < order.length - 1 && move(id, 1)}
              >
                <ArrowDown {...icon} />
              </IconButton>
            </Group>
          )
        })}
      </Box>
      <VisuallyHidden role="status">{moved}</VisuallyHidden>
      <Group justify="space-between" align="end" gap="md" mt="lg">
        <FilterSelect
          label={lists.rows.label}
          value={layout.density ?? ''}
          options={rowHeights}
          onChange={(value) => onChange({ ...layout, density: densities.find((each) => each === value) })}
        />
        <Button variant="default" leftSection={<RotateCcw {...icon} />} onClick={() => onChange(undefined)}>
          {lists.reset}
        </Button>
      </Group>
    </Dialog>
  )
}

interface ViewsProps extends DialogProps {
  list: ListName
  /** State of the list. A new view keeps the parts that name no person. */
  search: object
}

const isEnter = ({ key, nativeEvent }: KeyboardEvent) => key === 'Enter' && !nativeEvent.isComposing

/** Saves the current state of the list as a named view, and renames, removes and shares saved views. */
export const ViewsDialog = ({ opened, onClose, ...shown }: ViewsProps) => (
  <Dialog opened={opened} onClose={onClose} title={lists.views} size="md">
    <Views {...shown} />
  </Dialog>
)

function Views({ list, search }: Omit<ViewsProps, keyof DialogProps>) {
  const { views, save, rename, remove } = useViews(list)
  const router = useRouter()
  const [name, setName] = useState('')
  const id = useId()
  const clipboard = useClipboard({ timeout: 4000 })
  const [refused, setRefused] = useState<'unseen' | 'taken'>()
  const said = refused ? lists.refused[refused] : clipboard.error ? lists.notCopied : clipboard.copied && lists.copied

  const isUnsaved = () => name.trim() !== ''
  useUnsavedGuard(() => (isUnsaved() ? 'unsaved' : 'nothing'))
  useImperativeHandle(use(DialogHolder)?.form, () => ({ isUnsaved, isSaving: () => false }))

  /** Shows a refusal. @returns whether the view was changed, at least in this tab */
  function tell(refusal: Refusal) {
    if (refusal === 'not persisted') flash.error(lists.notStored)
    const isRefused = refusal === 'unseen' || refusal === 'taken'
    setRefused(isRefused ? refusal : undefined)
    return !isRefused
  }

  function submit(event: SyntheticEvent) {
    event.preventDefault()
    if (tell(save(name, search))) setName('')
  }

  function endName({ currentTarget: input }: SyntheticEvent<HTMLInputElement>, view: View) {
    if (input.value.trim() === view.name || !tell(rename(view.id, input.value))) input.value = view.name
  }

  function copyLink(view: View) {
    setRefused(undefined)
    const { href } = router.buildLocation({ to: '.', search: view.search })
    clipboard.copy(location.origin + href)
  }

  return (
    <>
      <Group component="form" justify="space-between" align="end" gap="md" onSubmit={submit}>
        <Box flex="1 1 220px" miw={0}>
          <Text component="label" htmlFor={id} display="block" mb="xs" fw={500}>
            {lists.viewName}
          </Text>
          <Box
            component="input"
            w="100%"
            id={id}
            maxLength={NAME_LENGTH}
            {...keyboardOf('name')}
            data-autofocus
            value={name}
            onChange={(event) => {
              setName(typedText('name', event))
              setRefused(undefined)
            }}
          />
        </Box>
        <Button type="submit">{lists.saveView}</Button>
      </Group>
      <Text c="dimmed" mt="sm">
        {lists.whatIsPersisted(personalIn(list, 'recherche'))}
      </Text>
      <Box component="ul" className={styles['rows']} mt="md" aria-label={lists.savedViews}>
        {views.map((view) => (
          <Group component="li" key={view.id} wrap="nowrap" gap="xs" mih="2.75rem">
            <Box
              component="input"
              w="100%"
              miw={0}
              {...keyboardOf('name')}
              aria-label={lists.nameOf(view.name)}
              maxLength={NAME_LENGTH}
              defaultValue={view.name}
              onBlur={(event) => endName(event, view)}
              onKeyDown={(event) => isEnter(event) && endName(event, view)}
            />
            <IconButton aria-label={lists.copyLink(view.name)} onClick={() => copyLink(view)}>
              <Link2 {...icon} />
            </IconButton>
            <IconButton danger aria-label={lists.removeView(view.name)} onClick={() => tell(remove(view.id))}>
              <Trash2 {...icon} />
            </IconButton>
          </Group>
        ))}
      </Box>
      {views.length === 0 && (
        <Text c="dimmed" mt="sm">
          {lists.noView}
        </Text>
      )}
      {/* Stays visible when the list of views is longer than the window. */}
      <Text role="status" pos="sticky" bottom={0} py={said ? 'sm' : 0} mt="sm" bg="var(--c-card)">
        {said}
      </Text>
    </>
  )
}
