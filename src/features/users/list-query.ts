/** The fields that every role sees in the list. */
const shownFields = ['id', 'lastName', 'firstName', 'email', 'phone', 'roles', 'enabled'] as const

/** Also the fields that decide whether a user can be deleted: the companies, and the user name to recognise oneself. */
const actionFields = [...shownFields, 'username', 'memberships', 'ownerships'] as const

/** The fields to request. Roles without actions need fewer. */
export const queryFor = (mayAct: boolean) => ({ q: mayAct ? actionFields : shownFields })
