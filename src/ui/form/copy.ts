/** Words of the fields that only some forms need. */
export const phrases = {
  /** At the end of a list too long to be shown whole. */
  moreOptions: (count: number) =>
    `${count.toLocaleString('fr-FR')} autre${count > 1 ? 's' : ''} : précisez la recherche`,
}
