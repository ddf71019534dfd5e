import { colon, plural } from '#lib/french.ts'
import { formatNumber } from '#lib/numbers.ts'
import { words } from '#ui/copy.ts'

/** Texts of forms. Loaded with the forms, not with the first screen. */
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
  /** Shown when another person has saved or deleted the record during the edit. */
  stored: {
    changedTitle: 'Modifié entre-temps',
    choose: 'Choisissez la valeur à enregistrer.',
    mine: 'Votre saisie',
    theirs: 'Valeur enregistrée',
    empty: 'Vide',
    saveChoice: 'Enregistrer ce choix',
    missing: 'Choisissez une valeur pour chaque champ.',
    back: 'Revenir au formulaire',
    goneTitle: 'Cette fiche a été supprimée',
    gone: "Une autre personne l'a supprimée entre-temps\u00A0: votre saisie ne peut plus être enregistrée. Vous pouvez la copier.",
    typed: 'Votre saisie',
    copy: 'Copier ma saisie',
    copied: 'Saisie copiée.',
    notCopied: 'La copie est impossible\u00A0: sélectionnez le texte.',
  },
} as const

export const phrases = {
  changedElsewhere: (count: number) =>
    count === 1
      ? 'Une autre personne a changé ce champ pendant votre saisie.'
      : `Une autre personne a changé ces ${count} champs pendant votre saisie.`,
  matches: (count: number) => (count === 0 ? words.noMatch : `${count} résultat${plural(count)}`),
  errorCount: (count: number) => `Il y a ${count} erreur${plural(count)}`,
  /** Title of the tab after a refused submission. */
  titleInError: (title: string) => `Erreur${colon} ${title}`,
  /** Last line of a list that is too long to be rendered in full. */
  moreOptions: (count: number) => `${formatNumber(count)} autre${plural(count)} : précisez la recherche`,
}
