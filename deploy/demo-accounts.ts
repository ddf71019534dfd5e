import { password } from '../e2e/stub/seed/records.ts'

/** One account for each role of the demonstration data. All have the same password. */
const names = ['superadmin', 'admin', 'membre', 'technicien', 'livreur']

export const demoAccounts = { names, password, words: `demo accounts ${names.join(', ')}, password ${password}` }

const isThisMachine = (host: string) => host === 'localhost' || host === '::1' || /^127(\.\d+){3}$/.test(host)

/** Warns when other machines can reach this host, because the passwords of the demonstration accounts are public. */
export function networkWarning(host: string) {
  if (isThisMachine(host)) return undefined
  return (
    `Warning: the console is open to the network (${host}). Anyone who reaches it can sign in as super administrator: ` +
    'the demonstration passwords are published. Start without --host to serve this machine only, name a server of your own ' +
    'with --api, or give every account another password.'
  )
}
