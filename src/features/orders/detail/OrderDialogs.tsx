/** The dialogs that change the products and the courier of an order. */
import { fromRecord, useFreshReading } from '#api/fresh-reading.ts'
import type { Order, User } from '#api/generated/entities.ts'
import * as orders from '#api/generated/orders.ts'
import { useUpdateOrder } from '#api/generated/orders.writes.ts'
import type { Ref } from '#api/read.ts'
import { changeOnScreen, readRelations, useCouriers } from '#features/orders/change/change-orders.ts'
import {
  type Contents,
  contentsField,
  declared,
  isDeclared,
  linesAsText,
  productLines,
  toLines,
  toProducts,
  undeclaredAlcohol,
} from '#features/orders/create/contents.ts'
import { ProductsFields } from '#features/orders/create/ProductsFields.tsx'
import { z } from '#lib/zod.ts'
import { words } from '#ui/copy.ts'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import type { DialogProps } from '#ui/dialog/LateDialog.tsx'
import { flash } from '#ui/flash/flash.ts'
import { FormShell } from '#ui/form/FormShell.tsx'
import { SelectField } from '#ui/form/SelectField.tsx'
import { useResourceForm } from '#ui/form/use-resource-form.ts'
import { EmptyState, RetryButton } from '#ui/page-states.tsx'
import { actions, messages, titles } from './copy.ts'

interface ProductsProps extends DialogProps {
  order: Order
}

export const ProductsDialog = ({ opened, ...rest }: ProductsProps) => (
  <Dialog opened={opened} onClose={rest.onClose} title={titles.editProducts} size="lg">
    <ProductsForm {...rest} />
  </Dialog>
)

type ProductsValues = Pick<Contents, 'products'>

const toValues = ({ products }: Order): ProductsValues => ({ products: toLines(products) })

/** An order restricted to adults must keep at least one declared product. */
const schemaFor = ({ ageRestriction }: Order) =>
  z
    .object({ products: productLines })
    .refine(({ products }) => isDeclared({ products, alcohol: Boolean(ageRestriction) }), undeclaredAlcohol)

/** Sends the whole list, because the API stores the products as one value of the order. */
function ProductsForm({ order, onClose }: Omit<ProductsProps, 'opened'>) {
  const { id } = order
  const { mutateAsync: update } = useUpdateOrder({
    success: messages.updated(id),
    ...changeOnScreen,
  })
  const read = useFreshReading(orders.one(id, { q: ['id', 'products'] }), fromRecord)
  const { form, onSubmit } = useResourceForm<ProductsValues, ProductsValues, unknown, Order>({
    schema: schemaFor(order),
    defaultValues: toValues(order),
    submit: ({ products }, _changed, now) => {
      const body = { products: toProducts(products) }
      // A server that does not send the products may have some, which an empty list would erase (G-95).
      const isUntouched = (now ?? order).products === undefined && body.products.length === 0
      return isUntouched ? Promise.resolve(flash.info(messages.unchanged)) : update({ id, body })
    },
    stored: { read, toValues, compared: ({ products }) => ({ products: declared(products) }), toText: linesAsText },
    // Blank lines are not sent.
    fieldOf: (name, { products }) => contentsField(name, products) ?? name,
    onSaved: onClose,
  })
  return (
    <FormShell form={form} onSubmit={onSubmit} compact label={titles.editProducts}>
      <ProductsFields name="products" />
    </FormShell>
  )
}

interface ShipperProps extends DialogProps {
  id: number
  status: string | undefined
  shippedBy: Ref<User> | undefined
}

export const ShipperDialog = ({ opened, ...rest }: ShipperProps) => (
  <Dialog opened={opened} onClose={rest.onClose} title={actions.assign} size="sm">
    <ShipperForm {...rest} />
  </Dialog>
)

const shipperSchema = z.object({ shippedBy: z.string().min(1, words.required) })
type ShipperValues = z.infer<typeof shipperSchema>

function ShipperForm({ id, status, shippedBy, onClose }: Omit<ShipperProps, 'opened'>) {
  const { mutateAsync: update } = useUpdateOrder({
    success: messages.assigned,
    ...changeOnScreen,
    undo: shippedBy && { read: readRelations, was: { shippedBy: shippedBy['@id'] }, same: { status } },
  })
  const { options, isIncomplete, problem, retry } = useCouriers()
  const { form, onSubmit } = useResourceForm<ShipperValues, ShipperValues, unknown>({
    schema: shipperSchema,
    defaultValues: { shippedBy: '' },
    submit: (body) => update({ id, body }),
    onSaved: onClose,
  })
  if (problem !== undefined) return <EmptyState sentence={problem} action={retry && <RetryButton {...retry} />} />
  return (
    <FormShell form={form} onSubmit={onSubmit} compact label={actions.assign}>
      <SelectField<ShipperValues>
        name="shippedBy"
        label={titles.shipper}
        hint={messages.pickHint}
        placeholder={options?.find(({ value }) => value === shippedBy?.['@id'])?.label ?? ''}
        options={options ?? []}
        loading={options === undefined}
        incomplete={isIncomplete}
        required
        data-autofocus
      />
    </FormShell>
  )
}
