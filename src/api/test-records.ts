/** For unit tests: the address and the number of a record, as the server sends them. */
export const record = (resource: string, id: number) => ({ '@id': `/api/${resource}/${id}`, id })
