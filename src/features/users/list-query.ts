/** What everybody sees of a user in the list (G-18). */
const shownFields = ['id', 'lastName', 'firstName', 'email', 'phone', 'roles', 'enabled'] as const

/** And what decides whether he can be deleted: his companies, and whether he is oneself (USR-45, G-48). */
const actionFields = [...shownFields, 'username', 'memberships', 'ownerships'] as const

/** What the list asks for, for those who may act on a row and for others. */
export const listQuery = (mayAct: boolean) => ({ q: mayAct ? actionFields : shownFields })
