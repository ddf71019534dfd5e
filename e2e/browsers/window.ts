/** The window that Playwright opens for these arguments: that of a journey, its own one, or none. */
export function windowOf(args: readonly string[]): 'journey' | 'own' | undefined {
  const asks = (...names: string[]) => args.some((arg) => names.includes(arg.split('=')[0] ?? ''))
  const inBrowser = asks('--ui-host', '--ui-port')
  if (asks('--ui') && !inBrowser) return 'own'
  return inBrowser || asks('--headed', '--debug') ? 'journey' : undefined
}
