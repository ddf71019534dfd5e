/** `?owner=true`, from « Ajouter un propriétaire », preselects « Propriétaire » (COD-37). */
export interface MemberSearch {
  owner?: true | undefined
}

/**
 * Reads any address. The key is always present in the result: the router lays the result over the raw search, so a missing
 * key would let the raw value through to the screen.
 */
export const readMemberSearch = ({ owner }: { owner?: unknown }): MemberSearch => ({
  owner: owner === true || owner === 'true' ? true : undefined,
})
