import type { User } from '#api/generated/entities.ts'
import * as users from '#api/generated/users.ts'
import type { UserCreate } from '#api/generated/users.writes.ts'

const sameWord = (stored: string | undefined, sent: string) =>
  stored?.trim().toLowerCase() === sent.trim().toLowerCase()

/** A user that was sent is recognised by user name and e-mail address. Servers may store both in lower case. */
export const lostUser = {
  uniqueFields: ['username', 'email'],
  candidates: () => users.all({ q: ['id', 'username', 'email', 'createdAt'] }),
  matches: (row: User, sent: Pick<UserCreate, 'username' | 'email'>) =>
    sameWord(row.username, sent.username) && sameWord(row.email, sent.email),
}
