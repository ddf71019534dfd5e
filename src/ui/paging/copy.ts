/** Words below a paged list. */
export const paging = {
  rowsPerPage: 'Lignes par page :',
  label: 'Pagination',
  first: 'Première page',
  previous: 'Page précédente',
  next: 'Page suivante',
  last: 'Dernière page',
  range: (first: number, last: number, total: number | undefined) =>
    total === undefined ? `${first}-${last}` : `${first}-${last} sur ${total}`,
} as const
