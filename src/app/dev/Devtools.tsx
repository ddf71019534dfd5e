import { ReactQueryDevtools } from '@tanstack/react-query-devtools'
import { TanStackRouterDevtools } from '@tanstack/react-router-devtools'
import type { AppRouter } from '#app/router.ts'

/** For `npm run dev`: what the router matches and what the query cache holds, behind two buttons at the lower edge. */
export const Devtools = ({ router }: { router: AppRouter }) => (
  <>
    <TanStackRouterDevtools router={router} position="bottom-right" />
    <ReactQueryDevtools buttonPosition="bottom-left" />
  </>
)
