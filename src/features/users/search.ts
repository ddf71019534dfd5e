/** `?owner=true`, from « Ajouter un propriétaire », preselects « Propriétaire » (COD-37). */
interface MemberSearch {
  owner?: true | undefined
}

/**
 * Reads any address. The key is always present in the result, because the router merges it over the raw search, and a
 * missing key would keep the raw value.
 */
export const readMemberSearch = ({ owner: asked }: { owner?: unknown }): MemberSearch => ({
  owner: asked === true || asked === 'true' ? true : undefined,
})
