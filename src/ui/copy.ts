/** Words that all screens share. The specification's texts are copied to the byte: plain spaces, straight apostrophes, its spelling. */
import { plural } from '#lib/french.ts'

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
  noMatch: 'Aucun résultat',
  maybeIncomplete: 'La liste est peut-être incomplète.',
  hideMessage: 'Masquer le message',
  enabled: 'Activé',
  disabled: 'Désactivé',
  retry: 'Réessayer',
  required: 'Ce champ est obligatoire',
  mark: 'Consigne',
  /** How the dash of an absent value is read aloud. */
  noValue: 'non renseigné',
  /** A figure that could not be read. */
  unknown: '–',
  notLoaded: "Cette partie n'a pas pu être chargée. Veuillez recommencer.",
} as const

/** Labels of changed rows. */
export const marks = { changed: 'a changé', left: 'ne correspond plus' } as const

/** The three general messages of the specification. */
export const presets = {
  fetchFailure: "Une erreur s'est produite lors de la récupération de donnée ! Veuillez recharger la page.",
  formFailure: "Une erreur s'est produite ! Veuillez recommencer.",
  validationFailure: 'Erreur de validation : veuillez vérifier les informations saisies.',
} as const

export const phrases = {
  actionsOf: (row: string) => `${words.actions} : ${row}`,
  shownOf: (shown: number, total: number | undefined) =>
    total === undefined ? `${shown} affiché${plural(shown)}` : `${shown} sur ${total}`,
  rowsAdded: (added: number, shown: number, total: number | undefined) =>
    `${added} ligne${plural(added)} ajoutée${plural(added)}, ${phrases.shownOf(shown, total)}`,
}
