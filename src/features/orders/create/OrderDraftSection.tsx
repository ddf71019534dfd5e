import { Box, Stack, Text } from '@mantine/core'
import { get, useFormContext, useFormState } from 'react-hook-form'
import { isOpen, placeText } from '#domain/orders/place.ts'
import { z } from '#lib/zod.ts'
import { StatusBadge, type Tone } from '#ui/badges.tsx'
import { CheckboxField } from '#ui/form/CheckboxField.tsx'
import { messagesOf } from '#ui/form/errors.ts'
import { FieldBox, FieldMessages } from '#ui/form/field.tsx'
import { FormSection } from '#ui/form/FormShell.tsx'
import { SelectField } from '#ui/form/SelectField.tsx'
import { SectionBoundary } from '#ui/page-states.tsx'
import { isDeclared, productLines, toProducts, undeclaredAlcohol } from './contents.ts'
import { fields, messages, orderDraftStates, products as productWords } from './copy.ts'
import { isAboutSlot, type OrderDraft, replaceSlot, type SubmittedOrder } from './draft.ts'
import { ProductsFields } from './ProductsFields.tsx'
import { knownPlace, useBookings } from './slots.ts'
import type { DraftStore } from './use-draft.ts'

const orderValues = z
  .object({ products: productLines, alcohol: z.boolean(), booking: z.string() })
  .refine(isDeclared, undeclaredAlcohol)

export const recapSchema = z.object({ orders: z.array(orderValues) })
export type RecapValues = z.infer<typeof recapSchema>

interface Props {
  orderDraft: OrderDraft
  index: number
  total: number
  order: SubmittedOrder | undefined
  sending: boolean
  /** Read-only, because the order exists. */
  locked: boolean
  store: DraftStore
  companyId: number
}

/** One chosen slot: its booking, its products and the state of its order. */
export function OrderDraftSection({ orderDraft, index, total, order, sending, locked, store, companyId }: Props) {
  const { place, contents } = orderDraft
  const name = `orders.${index}` as const
  const context = total > 1 ? messages.slotName(index + 1) : undefined
  const { violations = [], problem } = order ?? {}
  const isReplaceable = problem === 'refused' && (violations.length === 0 || violations.some(isAboutSlot))
  return (
    <FormSection
      title={messages.slotTitle(index + 1, total)}
      hint={placeText(place)}
      actions={order && <OrderDraftBadge order={order} sending={sending} />}
    >
      <Stack gap="lg" style={{ gridColumn: '1 / -1' }}>
        {locked ? (
          <DeclaredProducts contents={contents} />
        ) : (
          <>
            {!sending && order?.problem && <Problem order={order} />}
            {!sending && isReplaceable && (
              <SectionBoundary resetKey={orderDraft.key} sentence={messages.partFailed}>
                <ReplaceSlot
                  index={index}
                  orderDraft={orderDraft}
                  store={store}
                  companyId={companyId}
                  isTaken={violations.some(({ propertyPath }) => propertyPath !== '' && isAboutSlot({ propertyPath }))}
                />
              </SectionBoundary>
            )}
            <OtherMessages name={`${name}.other`} context={context} />
            <CheckboxField<RecapValues>
              name={`${name}.alcohol`}
              label={productWords.containsAlcohol}
              {...(context && { context })}
            />
            <ProductsFields name={`${name}.products`} context={context} flagged />
          </>
        )}
      </Stack>
    </FormSection>
  )
}

const tones = {
  created: 'success',
  sending: 'info',
  failed: 'danger',
  unknown: 'warning',
  waiting: 'secondary',
} as const satisfies Record<string, Tone>

function OrderDraftBadge({ order: { state, problem }, sending }: { order: SubmittedOrder; sending: boolean }) {
  const shown = shownState({ state, problem }, sending)
  return <StatusBadge tone={tones[shown]}>{orderDraftStates[shown]}</StatusBadge>
}

function shownState({ state, problem }: Pick<SubmittedOrder, 'state' | 'problem'>, sending: boolean) {
  if (state === 'created') return 'created'
  if (sending) return 'sending'
  if (problem === 'refused' || problem === 'session') return 'failed'
  return state === 'sent' ? 'unknown' : 'waiting'
}

/** Why the last attempt stopped at this order. Messages about single fields are shown under those fields. */
function Problem({ order: { problem, description, violations } }: { order: SubmittedOrder }) {
  const isClient = violations.some(({ propertyPath }) => propertyPath.startsWith('client'))
  if (problem === undefined || (violations.length > 0 && !isClient)) return null
  const text = isClient ? messages.clientRefused : (description ?? messages[problem])
  return <Text c="var(--c-danger-text)">{text}</Text>
}

function OtherMessages({ name, context }: { name: string; context: string | undefined }) {
  const { errors } = useFormState()
  const found = messagesOf(get(errors, name))
  return (
    <FieldBox name={name} label={context ?? fields.slot}>
      {found.length > 0 && (
        <Box component="span" c="var(--c-danger-text)">
          <FieldMessages messages={found} />
        </Box>
      )}
    </FieldBox>
  )
}

function DeclaredProducts({ contents }: { contents: OrderDraft['contents'] }) {
  const declared = toProducts(contents.products)
  if (declared.length === 0) return <Text c="dimmed">{messages.noProduct}</Text>
  return (
    <ul aria-label={productWords.title}>
      {declared.map(({ name, quantity }, line) => (
        // oxlint-disable-next-line react/no-array-index-key -- these lines are never edited or reordered
        <li key={line}>
          {quantity} × {name}
        </li>
      ))}
    </ul>
  )
}

interface ReplaceProps {
  index: number
  orderDraft: OrderDraft
  store: DraftStore
  companyId: number
  isTaken: boolean
}

/** Offers another slot for an order whose slot was taken while the wizard was open. */
function ReplaceSlot({ index, orderDraft, store, companyId, isTaken }: ReplaceProps) {
  const { draft, update } = store
  const { clearErrors } = useFormContext<RecapValues>()
  const bookings = useBookings(companyId)

  /** Free slots, without those that the other missing orders of this submission need. */
  const leftIn = ({ id, available }: { id: number; available?: number }) => {
    const claimed = draft.submission?.orders.filter(({ booking, state }) => booking === id && state !== 'created') ?? []
    return (available ?? Infinity) - claimed.length
  }
  const others = bookings.filter(
    (booking) => booking.id !== orderDraft.booking && isOpen(booking) && leftIn(booking) > 0,
  )

  function pick(value: string | null) {
    const picked = others.find(({ id }) => String(id) === value)
    if (picked === undefined) return
    clearErrors(`orders.${index}.booking`)
    update((before) => replaceSlot(before, orderDraft.key, picked.id, knownPlace(picked)))
  }

  return (
    <SelectField<RecapValues>
      name={`orders.${index}.booking`}
      label={fields.slot}
      context={messages.slotName(index + 1)}
      hint={others.length === 0 ? messages.noReplacement : isTaken ? messages.replaceHint : messages.otherSlotHint}
      options={others.map((booking) => ({ value: String(booking.id), label: placeText(knownPlace(booking)) }))}
      current={{ value: String(orderDraft.booking), label: placeText(orderDraft.place) }}
      // Leaves out the taken slot, because the server would refuse it again.
      currentOffered={!isTaken}
      onPick={pick}
    />
  )
}
