/** Texts shared by all screens. Those of the specification are copied byte for byte: spaces, apostrophes and spelling. */
import { colon, plural } from '#lib/french.ts'
import { formatNumber } from '#lib/numbers.ts'

export const words = {
  save: 'Enregistrer',
  cancel: 'Annuler',
  back: 'Retour',
  close: 'Fermer',
  loading: 'Chargement...',
  slow: 'Le serveur met du temps à répondre',
  empty: 'Aucun enregistrement !',
  loadMore: 'Charger plus',
  confirm: 'Oui, je confirme',
  refuse: 'Non',
  actions: 'Actions',
  moreActions: 'Autres actions',
  filters: (inUse: number) => (inUse === 0 ? 'Filtres' : `Filtres (${inUse})`),
  noMatch: 'Aucun résultat',
  maybeIncomplete: 'La liste est peut-être incomplète.',
  hideMessage: 'Masquer le message',
  enabled: 'Activé',
  disabled: 'Désactivé',
  retry: 'Réessayer',
  required: 'Ce champ est obligatoire',
  mark: 'Consigne',
  /** Accessible name of the dash of an absent value. */
  noValue: 'non renseigné',
  /** Placeholder for a figure that could not be read. */
  unknown: '–',
  notLoaded: "Cette partie n'a pas pu être chargée. Veuillez recommencer.",
} as const

export const contact = {
  copy: (text: string) => `Copier ${text}`,
  copied: 'Copié',
  notCopied: "La copie n'est pas possible ici.",
  directions: 'Itinéraire',
  newTab: 'nouvel onglet',
} as const

/** Labels of changed rows. */
export const marks = { changed: 'a changé', left: 'ne correspond plus' } as const

/** The three general messages of the specification. */
export const presets = {
  fetchFailure: "Une erreur s'est produite lors de la récupération de donnée ! Veuillez recharger la page.",
  formFailure: "Une erreur s'est produite ! Veuillez recommencer.",
  validationFailure: 'Erreur de validation : veuillez vérifier les informations saisies.',
} as const

/** Replaces the message of a failed read while there is no network. A reload would not help. */
export const offline = "Hors connexion : ces données n'ont pas pu être lues."

export const phrases = {
  actionsOf: (row: string) => `${words.actions} : ${row}`,
  shownOf: (shown: number, total: number | undefined) =>
    total === undefined ? `${shown} affiché${plural(shown)}` : `${shown} sur ${total}`,
  rowsAdded: (added: number, shown: number, total: number | undefined) =>
    `${added} ligne${plural(added)} ajoutée${plural(added)}, ${phrases.shownOf(shown, total)}`,
}

/** A number with what it counts, whose plural has an « s ». */
export const counted = (noun: string) => (count: number | undefined) =>
  count === undefined ? count : `${formatNumber(count)} ${noun}${plural(count)}`

/** The numbers beside the titles of the first screens. */
export const howMany = { companies: counted('société'), orders: counted('livraison') }

/** Progress of reading a collection. Texts of the specification, with a plain space before the colon. */
export const reading = {
  progress: ({ read, of }: { read: number; of?: number }) =>
    `partiel : ${formatNumber(read)} page${plural(read)}${of === undefined ? '' : ` sur ${formatNumber(of)}`} lue${plural(read)}`,
  cut: `partiel${colon} le serveur n'a pas donné toutes les lignes`,
} as const

export const paging = {
  label: 'Pagination',
  rowsPerPage: 'Lignes par page :',
  first: 'Première page',
  previous: 'Page précédente',
  next: 'Page suivante',
  last: 'Dernière page',
  /** Visible labels of the previous and next links of numbered pages. */
  previousShort: 'Précédent',
  nextShort: 'Suivant',
  page: (page: number) => `Page ${page}`,
  range: (first: number, last: number, total: number | undefined) =>
    total === undefined ? `${first}-${last}` : `${first}-${last} sur ${total}`,
} as const

export const journal = {
  title: 'Messages',
  button: (unread: number) => (unread > 0 ? `Messages (${unread} non lu${plural(unread)})` : 'Messages'),
  none: 'Aucun message depuis que cet onglet est ouvert.',
  note: 'Les 50 derniers messages de cet onglet. Une déconnexion les efface.',
  record: 'Ouvrir la fiche',
  screen: "Revenir à l'écran",
  failed: 'Échec',
} as const
