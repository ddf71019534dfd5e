import { password } from '../e2e/stub/seed.ts'

/** One account per role of the demonstration data; they share a password. */
const names = ['superadmin', 'admin', 'membre', 'technicien', 'livreur']

export const demoAccounts = { names, password, words: `demo accounts ${names.join(', ')}, password ${password}` }
