/** Where each record has its page, as the props of a link. */
const page =
  <To extends string>(to: To) =>
  (id: number) =>
    ({ to, params: { id } }) as const

export const pageOf = {
  companies: page('/societes/detail/$id'),
  users: page('/utilisateurs/detail/$id'),
  lockers: page('/lockers/detail/$id'),
  orders: page('/livraisons/detail/$id'),
}

/** The path of a record's page. */
export const pathOf = (records: keyof typeof pageOf, id: number) => pageOf[records](id).to.replace('$id', String(id))
