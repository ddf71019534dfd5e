import { colon, plural } from '#lib/french.ts'
import { formatNumber } from '#lib/numbers.ts'
import { words } from '#ui/copy.ts'

/** Words of forms. They are fetched with the forms, not with the first screen. */
export const formWords = {
  show: 'Afficher',
  choose: 'Choisir',
  clear: 'Effacer le choix',
  help: 'Bon à savoir',
  requiredNote: "Les champs marqués d'un astérisque (*) sont obligatoires.",
  answerLost: "La réponse du serveur s'est perdue. Vérifiez avant d'enregistrer une nouvelle fois.",
  passwordShown: 'Mot de passe affiché',
  passwordHidden: 'Mot de passe masqué',
  unsaved: {
    title: 'Quitter sans enregistrer ?',
    message: 'Ce que vous avez saisi sera perdu.',
    underWay: "L'enregistrement est en cours. Si vous quittez maintenant, il peut encore aboutir.",
    leave: 'Quitter',
    stay: 'Rester',
  },
} as const

export const phrases = {
  matches: (count: number) => (count === 0 ? words.noMatch : `${count} résultat${plural(count)}`),
  errorCount: (count: number) => `Il y a ${count} erreur${plural(count)}`,
  /** Prefix of the tab's title when a form was refused. */
  titleInError: (title: string) => `Erreur${colon} ${title}`,
  /** Last line of a list that is too long to be drawn whole. */
  moreOptions: (count: number) => `${formatNumber(count)} autre${plural(count)} : précisez la recherche`,
}
