import { colon, plural, quoted } from '#lib/french.ts'
import type { Layout } from '#lib/scan/code.ts'

export const preferences = {
  title: 'Préférences',
  intro:
    "Ces réglages valent pour ce navigateur, quelle que soit la personne qui s'y connecte, sauf les vues, que chacun a pour soi. Ils restent après la déconnexion.",
  reset: 'Tout rétablir',
  wasReset: 'Préférences rétablies.',
  resetQuestion: 'Rétablir toutes les préférences\u202F?',
  resetMessage:
    "Le thème, le menu, les raccourcis, la lecture automatique, les alertes, les sons, les vibrations, l'écart du lecteur, les étiquettes, l'ordre des machines de la tournée et les colonnes des listes reprennent leurs réglages de départ, pour toutes les personnes de ce navigateur.",
  display: 'Affichage',
  use: 'Utilisation',
  theme: { label: 'Thème', hint: 'Clair, sombre, ou celui du système.' },
  themes: [
    ['auto', 'Comme le système'],
    ['light', 'Clair'],
    ['dark', 'Sombre'],
  ],
  menu: { label: 'Menu réduit', hint: 'Sur un grand écran, le menu ne montre que ses icônes.' },
  shortcuts: { label: 'Raccourcis clavier', hint: 'Une seule touche suffit, en dehors des champs de saisie.' },
  lists: 'Listes',
  columns: {
    label: 'Colonnes',
    hint: (lists: readonly string[]) =>
      `Leur choix, leur ordre et la hauteur des lignes. ${lists.length === 0 ? "Aucune liste n'est changée." : `Changées pour${colon} ${lists.join(', ')}.`}`,
    reset: 'Rétablir',
    resetLabel: 'Rétablir les colonnes',
    wasReset: 'Colonnes rétablies.',
  },
  views: {
    label: 'Vues',
    hint: (count: number) =>
      count === 0
        ? "Vous n'avez aucune vue dans ce navigateur."
        : `${count} vue${plural(count)} enregistrée${plural(count)} par vous dans ce navigateur.`,
    remove: 'Supprimer',
    removeLabel: 'Supprimer mes vues',
    question: (count: number) => (count === 1 ? 'Supprimer votre vue\u202F?' : `Supprimer vos ${count} vues\u202F?`),
    lost: (count: number) =>
      count === 1 ? `Votre vue est supprimée${colon}` : `Vos ${count} vues sont supprimées${colon}`,
    one: (name: string, list: string) => `${quoted(name)} (${list})`,
    othersStay: 'Les vues des autres personnes restent.',
    wereRemoved: 'Vues supprimées.',
  },
  alerts: 'Alertes',
  alertExpired: {
    label: 'Livraison expirée',
    hint: "Un message dans la console et le nombre dans le titre de l'onglet, quand une livraison lue à l'écran expire.",
  },
  alertMachines: {
    label: 'Machine presque pleine',
    hint: "Quand une machine lue à l'écran atteint 95\u00A0% d'occupation.",
  },
  alertZones: { label: 'Zone hors plage', hint: "Quand une zone lue à l'écran quitte sa plage de températures." },
  notifications: {
    label: 'Messages du système',
    granted: "Quand l'onglet est caché, l'alerte arrive aussi comme message du système, sans nom de personne.",
    denied: 'Ce navigateur refuse les messages du système. Autorisez-les dans les réglages du site.',
    default: "Le navigateur demandera s'il peut les montrer, à la première alerte choisie.",
    missing: 'Ce navigateur ne les connaît pas.',
  },
  device: 'Scan et étiquettes',
  labelFormat: 'Format des étiquettes',
  labelSymbol: 'Code des étiquettes',
  sounds: { label: 'Sons', hint: 'Un son pour chaque code lu, un autre quand il est inattendu.' },
  vibration: { label: 'Vibrations', hint: 'Le téléphone vibre à chaque code lu, si son navigateur le permet.' },
  autoRefresh: {
    label: 'Lecture automatique',
    hint: "Ce qui est à l'écran est relu chaque minute, et au retour sur l'onglet.",
  },
} as const

const ms = (time: number) => `${time}\u00A0ms`

export const scanSettings = {
  ms,
  gap: {
    label: 'Écart entre deux touches',
    hint: "Un lecteur écrit plus vite qu'une personne. S'il n'est pas reconnu, essayez-le\u00A0: la page propose un écart.",
  },
  trial: {
    label: 'Essayer mon lecteur',
    hint: 'Cliquez dans le champ, puis scannez une étiquette.',
    placeholder: 'Scannez ici',
    read: 'Code lu',
    widest: 'Plus grand écart',
    keyboard: 'Clavier de cet ordinateur',
    keyboards: (layouts: readonly Layout[]) =>
      ({
        QWERTY: 'QWERTY (US)',
        AZERTY: 'AZERTY (FR)',
        both: 'QWERTY ou AZERTY\u00A0: ce code ne le montre pas',
        other: 'ni QWERTY ni AZERTY',
      })[layouts.length > 1 ? 'both' : (layouts[0] ?? 'other')],
    end: 'Touche de fin',
    ends: { Enter: 'Entrée', Tab: 'Tabulation', arrow: 'une flèche', none: 'aucune' },
    otherwise: (text: string) =>
      `Si ce n'est pas le code de l'étiquette\u00A0: sur l'autre clavier, ce serait ${quoted(text)}. La console essaie les deux.`,
    tooSlow: "Trop lent pour être distingué d'une personne qui tape\u00A0: réglez le lecteur plus vite.",
    withoutEnter:
      'La console lit ce code un instant après sa dernière touche. Réglez le lecteur pour terminer par Entrée\u00A0: elle le lira tout de suite.',
    choose: (gap: number) => `Choisir un écart de ${ms(gap)}`,
    good: (gap: number) => `L'écart de ${ms(gap)} convient à ce lecteur.`,
  },
} as const
