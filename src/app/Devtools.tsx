import { ReactQueryDevtools } from '@tanstack/react-query-devtools'
import type { AnyRouter } from '@tanstack/react-router'
import { TanStackRouterDevtools } from '@tanstack/react-router-devtools'

/** For `npm run dev`: the devtools of the router and of the query cache, behind two buttons at the bottom. */
export const Devtools = ({ router }: { router: AnyRouter }) => (
  <>
    <TanStackRouterDevtools router={router} position="bottom-right" />
    <ReactQueryDevtools buttonPosition="bottom-left" />
  </>
)
