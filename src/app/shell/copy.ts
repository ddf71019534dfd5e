import { product } from '#lib/product.ts'

/** Texts of the layout. Those of the specification are copied byte for byte. */
export const menu = {
  label: 'Menu principal',
  collapse: 'Réduire le menu',
  expand: 'Déployer le menu',
  open: 'Ouvrir le menu',
  dashboard: 'Dashboard',
  companies: 'Sociétés',
  lockers: 'Machines',
  bookings: 'Bookings',
  orders: 'Livraisons',
  users: 'Utilisateurs',
  documentation: 'Documentation API',
  newTab: 'nouvel onglet',
  operations: 'Exploitation',
  today: "Aujourd'hui",
  inventory: 'Inventaire',
  round: 'Tournée',
  network: 'Réseau',
  analysis: 'Analyse',
} as const

export const topBar = {
  light: 'Passer au thème clair',
  dark: 'Passer au thème sombre',
} as const

export const userMenu = {
  account: 'Mon compte',
  preferences: 'Préférences',
  help: 'Aide',
  signOut: 'Déconnexion',
} as const

export const frame = {
  skip: 'Aller au contenu',
  copyright: '© 2023 - Tous droits réservés',
  version: `Version ${product.version}`,
  legal: 'Mentions légales',
  privacy: 'Politique de confidentialité',
} as const

export const legalDialog = {
  placeholder: 'Contenu à venir.',
  licenses: 'Licences des logiciels utilisés',
} as const

export const scrollToTop = { label: 'Haut de page' } as const

export const states = {
  /** Until the name of the machine is read. */
  count: 'Comptage',
  notFound: 'Page introuvable',
  notFoundText: "Cette adresse ne mène à aucun écran. Elle a peut-être été mal recopiée, ou l'écran n'existe plus.",
  home: "Retour à l'accueil",
  denied: 'Accès refusé',
  deniedText:
    'Votre rôle ne donne pas accès à cet écran. Si vous en avez besoin, demandez-le à un super administrateur.',
  gone: 'Données introuvables',
  goneText: "Ce que vous cherchez n'existe pas ou n'existe plus.",
  offline: 'Hors connexion',
  offlineText:
    "Cet écran a besoin du réseau. Il s'affichera de lui-même dès que le réseau sera de retour. Ces écrans s'ouvrent sans réseau\u00A0:",
  failed: 'Écran indisponible',
  failedCodeText:
    "Cet écran n'a pas pu être chargé : une mise à jour est peut-être en cours. Réessayez dans un instant. S'il manque encore, rechargez la page. Rien de ce que vous avez enregistré n'est perdu.",
  failedText: "Les données n'ont pas pu être affichées. Rien de ce que vous avez enregistré n'est perdu.",
} as const

/** Shown while the code of the request to sign in again cannot be fetched. */
export const sessionOver = {
  title: 'Session expirée',
  message:
    "La demande de mot de passe n'a pas pu être chargée. Ce que vous avez saisi est toujours là : vérifiez votre connexion.",
  leave: 'Abandonner la saisie',
} as const

/** Shown without the layout, when the console cannot start. */
export const startFailure = {
  title: 'Console indisponible',
  sentence: "La console n'a pas pu s'afficher. Rien de ce que vous avez enregistré n'est perdu.",
  files:
    "Une partie de la console n'a pas pu être chargée : une mise à jour est peut-être en cours. Vérifiez votre connexion, puis réessayez dans quelques minutes. Si ce message revient, prévenez la personne qui administre la console.",
  config: "La configuration de la console n'a pas pu être lue. Vérifiez votre connexion, ou réessayez dans un instant.",
  retry: 'Réessayer',
} as const

/** Shown when the tab has not been used for a while (`idleMinutes` in config.json). */
export const idle = {
  title: 'Session en pause',
  sentence:
    "Les données sont masquées, parce que ce poste n'a pas été utilisé depuis un moment. Ce que vous avez saisi est toujours là.",
  resume: 'Reprendre',
} as const

export const notices = {
  offline: 'Vous êtes hors ligne.',
  /** Sentences for screens without a network. */
  without: {
    others: 'Ce qui a été lu reste affiché, mais rien ne peut être enregistré sur cet écran avant le retour du réseau.',
    round: 'Ce que vous confirmez dans la tournée est gardé dans cet onglet, et partira au retour du réseau.',
    count: 'Le comptage continue, et reste dans cet onglet. Les statuts pourront changer au retour du réseau.',
    inventory: 'Les colis déjà lus restent affichés, et un comptage commencé continue.',
    scanBatch: 'Les codes lus restent dans cet onglet. Leurs livraisons pourront être cherchées au retour du réseau.',
    help: "L'aide reste lisible.",
    signIn: 'Cette page demande le réseau.',
    preferences: "Les réglages de ce navigateur s'enregistrent quand même.",
  },
  resumeCount: 'Reprendre le comptage',
  resumeRound: 'Reprendre la tournée',
  newVersion:
    'Une nouvelle version de la console est en ligne. Terminez ce que vous avez commencé, puis rechargez la page.',
  reload: 'Recharger',
} as const
