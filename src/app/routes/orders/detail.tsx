import { createFileRoute, type ErrorComponentProps, useNavigate } from '@tanstack/react-router'
import * as orders from '#api/generated/orders.ts'
import { load } from '#app/query/load.ts'
import { numericId } from '#app/session/guards.ts'
import { BackButton } from '#app/shell/BackButton.tsx'
import { pending, RouteError } from '#app/shell/RouteStates.tsx'
import { titles as listTitles } from '#features/orders/copy.ts'
import { titles } from '#features/orders/detail/copy.ts'
import { adminFields, OrderCards, restrictedFields } from '#features/orders/detail/OrderCards.tsx'
import { OrderHead } from '#features/orders/detail/OrderHead.tsx'
import { Siblings } from '#list/Siblings.tsx'
import { RefreshBar } from '#refresh/RefreshBar.tsx'
import { mayNow, useCan } from '#session/session.ts'
import { PageTitle } from '#ui/PageHeader.tsx'

/** Requests only fields that the role may see (ORDD-19, ORDD-20). */
const queryFor = (seesEverything: boolean) => ({ q: seesEverything ? adminFields : restrictedFields })

export const Route = createFileRoute('/_console/livraisons/detail/$id')({
  params: numericId,
  loader: (loader) => load(loader, orders.one(loader.params.id, queryFor(mayNow('orders:see-everything')))),
  component: OrderDetail,
  pendingComponent: pending('right'),
  errorComponent: OrderMissing,
})

function OrderDetail() {
  const { id } = Route.useParams()
  const navigate = useNavigate()
  const { features } = Route.useRouteContext().config
  const fields = queryFor(useCan('orders:see-everything'))
  const { data: order } = orders.useOrder(id, fields)
  return (
    <>
      <PageTitle parts={[titles.one(id), listTitles.list]} />
      <OrderHead
        key={`head-${id}`}
        order={order}
        back={<BackButton parent="/livraisons" beside={<Siblings list="orders" id={id} />} />}
        refresh={<RefreshBar reads={[orders.one(id, fields)]} />}
        leave={() => navigate({ to: '/livraisons', replace: true })}
      />
      <OrderCards key={id} order={order} bulk={features.bulk} />
    </>
  )
}

function OrderMissing(props: ErrorComponentProps) {
  return (
    <>
      <BackButton parent="/livraisons" />
      <RouteError {...props} />
    </>
  )
}
