import { fromRecord, useFreshReading } from '#api/fresh-reading.ts'
import type { Order } from '#api/generated/entities.ts'
import * as orders from '#api/generated/orders.ts'
import { useUpdateOrder } from '#api/generated/orders.writes.ts'
import { changeOnScreen } from '#features/orders/change/change-orders.ts'
import {
  contentsField,
  declared,
  isDeclared,
  linesAsText,
  productLines,
  toLines,
  toProducts,
  undeclaredAlcohol,
  type LineValues,
} from '#features/orders/create/contents.ts'
import { ProductsFields } from '#features/orders/create/ProductsFields.tsx'
import { z } from '#lib/zod.ts'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import type { DialogProps } from '#ui/dialog/LateDialog.tsx'
import { FormShell } from '#ui/form/FormShell.tsx'
import { useResourceForm } from '#ui/form/use-resource-form.ts'
import { messages, titles } from './copy.ts'

interface Props extends DialogProps {
  order: Order
}

export const ProductsDialog = ({ opened, ...rest }: Props) => (
  <Dialog opened={opened} onClose={rest.onClose} title={titles.editProducts} size="lg">
    <ProductsForm {...rest} />
  </Dialog>
)

interface Values {
  products: LineValues[]
}

const toValues = ({ products }: Order): Values => ({ products: toLines(products) })

/** An order restricted to adults must keep at least one declared product. */
const schemaFor = ({ ageRestriction }: Order) =>
  z
    .object({ products: productLines })
    .refine(({ products }) => isDeclared({ products, alcohol: Boolean(ageRestriction) }), undeclaredAlcohol)

/** Sends the whole list, because the API stores the products as one value of the order. */
function ProductsForm({ order, onClose }: Omit<Props, 'opened'>) {
  const { id } = order
  const { mutateAsync: update } = useUpdateOrder({
    success: messages.updated(id),
    ...changeOnScreen,
  })
  const read = useFreshReading(orders.one(id, { q: ['id', 'products'] }), fromRecord)
  const { form, onSubmit } = useResourceForm<Values, Values, unknown, Order>({
    schema: schemaFor(order),
    defaultValues: toValues(order),
    submit: ({ products }) => update({ id, body: { products: toProducts(products) } }),
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
