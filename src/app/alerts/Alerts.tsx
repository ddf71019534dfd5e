import { focusManager, type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useSyncExternalStore } from 'react'
import { onReading } from '#api/background.ts'
import { isObject } from '#api/read.ts'
import { serverNow } from '#api/token.ts'
import { product } from '#lib/product.ts'
import { withLock } from '#lib/take-lock.ts'
import { usePreference } from '#session/preferences.ts'
import { flash, onJournalRead } from '#ui/flash/flash.ts'
import { setTitleCount } from '#ui/PageHeader.tsx'
import { type Alert, KINDS, sentenceOf } from './copy.ts'
import { changes, judge } from './judge.ts'
import { forgetTold, markRead, subscribeToAlerts, takeUntold, unreadAlerts } from './told.ts'

/** Delay of a judgement, because the readings of one refresh arrive together. */
const TOGETHER_MS = 300
/** Events wait so long for the other readings of a refresh, to be one message. */
const PATIENCE_MS = 10_000
/** A hidden tab leaves an event to a visible one. */
const HIDDEN_MS = 3_000
/** Longest delay that a timer of the browser takes. */
const LONGEST_MS = 2 ** 31 - 1
/** All screens with what needs attention. */
const BOARD = '/aujourd-hui'

interface Badge {
  setAppBadge?: (count: number) => Promise<void>
  clearAppBadge?: () => Promise<void>
}

/** Announces expired deliveries, full machines and zones out of their band, as far as the screens have read them (ALRT). */
export function Alerts() {
  const client = useQueryClient()
  const router = useRouter()
  const { temperatureBands: bands } = router.options.context.config
  const [expired] = usePreference('alertExpired')
  const [machines] = usePreference('alertMachines')
  const [zones] = usePreference('alertZones')
  const unread = useSyncExternalStore(subscribeToAlerts, unreadAlerts)

  // Effects, because the title of the tab, the icon, and what is read are outside React.
  useEffect(() => {
    setTitleCount(unread)
    const { setAppBadge, clearAppBadge } = navigator as Badge
    const shown = unread > 0 ? setAppBadge?.call(navigator, unread) : clearAppBadge?.call(navigator)
    // Only an installed console has an icon with a badge.
    shown?.catch(() => {})
  }, [unread])
  useEffect(() => {
    const stops = [
      onJournalRead(() => markRead()),
      router.subscribe('onResolved', ({ toLocation: { pathname } }) =>
        markRead(pathname === BOARD ? undefined : pathname),
      ),
      () => setTitleCount(0),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }, [router])
  useEffect(() => {
    const wanted = { expired, machine: machines, zone: zones }
    const kinds = KINDS.filter((kind) => wanted[kind])
    const open = (path: string) => void router.navigate({ to: path })
    const stop = follow(client, { kinds, bands }, (alerts) => show(alerts, open))
    const onWorker = ({ data }: MessageEvent) =>
      isObject(data) && typeof data['open'] === 'string' && open(data['open'])
    const { serviceWorker: workers } = navigator as { serviceWorker?: ServiceWorkerContainer }
    workers?.addEventListener('message', onWorker)
    return () => {
      stop()
      workers?.removeEventListener('message', onWorker)
    }
  }, [client, router, bands, expired, machines, zones])
  return null
}

/** Calls `tell` with the events that no tab has announced. */
function follow(
  client: QueryClient,
  wanted: Omit<Parameters<typeof judge>[1], 'now'>,
  tell: (alerts: readonly Alert[]) => void,
) {
  const known = new Map<string, boolean>()
  let waiting: Alert[] = []
  let begunAt: number | undefined
  let judging: ReturnType<typeof setTimeout> | undefined
  let telling: ReturnType<typeof setTimeout> | undefined
  let expiring: ReturnType<typeof setTimeout> | undefined

  function look() {
    judging = undefined
    const now = serverNow()
    const { judged, nextDue } = judge(client, { ...wanted, now })
    const { started, ended } = changes(known, judged)
    if (ended.length > 0) void withLock('consigne-alerts', () => forgetTold(ended))
    clearTimeout(expiring)
    if (nextDue < Infinity) expiring = setTimeout(look, Math.min(nextDue - now + 1, LONGEST_MS))
    if (started.length === 0) return
    waiting.push(...started)
    begunAt ??= performance.now()
    telling ??= setTimeout(announce, focusManager.isFocused() ? TOGETHER_MS : HIDDEN_MS)
  }

  function announce() {
    if (judging !== undefined) {
      clearTimeout(judging)
      look()
    }
    telling = undefined
    if (client.isFetching() > 0 && performance.now() - (begunAt ?? 0) < PATIENCE_MS) {
      telling = setTimeout(announce, TOGETHER_MS)
      return
    }
    const alerts = waiting
    waiting = []
    begunAt = undefined
    void withLock('consigne-alerts', () => {
      const untold = takeUntold(alerts)
      if (untold.length > 0) tell(untold)
    })
  }

  const stop = onReading(client, () => (judging ??= setTimeout(look, TOGETHER_MS)))
  look()
  return () => {
    stop()
    for (const timer of [judging, telling, expiring]) clearTimeout(timer)
  }
}

/** A message in the tab and its journal. In a hidden tab also one of the system, which leads to the record. */
function show(alerts: readonly Alert[], open: (path: string) => void) {
  const [first, ...others] = alerts
  const record = first !== undefined && others.length === 0 ? first.path : BOARD
  const message = sentenceOf(alerts)
  flash.info(message, { record })
  if (focusManager.isFocused() || !('Notification' in window) || Notification.permission !== 'granted') return
  // Without a tag, because a browser would replace an earlier message of the same tag silently.
  const options = { body: message, icon: '/icons/icon-192.png', data: record }
  try {
    const notification = new Notification(product.name, options)
    notification.addEventListener('click', () => {
      notification.close()
      window.focus()
      open(record)
    })
  } catch {
    // On Android only a service worker may notify (offline/worker.ts).
    void navigator.serviceWorker.ready.then((worker) => worker.showNotification(product.name, options))
  }
}
