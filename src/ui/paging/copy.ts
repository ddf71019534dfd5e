/** Words of the controls below a paged list. */
export const paging = {
  label: 'Pagination',
  rowsPerPage: 'Lignes par page :',
  first: 'Première page',
  previous: 'Page précédente',
  next: 'Page suivante',
  last: 'Dernière page',
  /** The same two in numbered pages, where they are visible words. */
  previousShort: 'Précédent',
  nextShort: 'Suivant',
  page: (page: number) => `Page ${page}`,
  range: (first: number, last: number, total: number | undefined) =>
    total === undefined ? `${first}-${last}` : `${first}-${last} sur ${total}`,
} as const
