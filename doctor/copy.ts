/** Texts of the doctor's command and report. Texts of the findings are in findings.copy.ts. */

export const usage = `npm run doctor -- ADRESSE --user NOM [--origin ORIGINE] [--json]

  ADRESSE    le serveur de l'API, comme https://api.example.org
  --user     le compte avec lequel lire ; mieux vaut un super administrateur, qui voit tout
  --origin   l'origine d'où la console sera servie, si ce n'est pas celle de l'API, comme https://console.example.org
  --json     le rapport en JSON
  --help     ce texte

Le mot de passe est demandé, ou lu dans CONSIGNE_PASSWORD. Il n'est jamais un argument.
Rien n'est écrit sur le serveur. Code de sortie : 0 apte, 1 apte avec gêne, 2 inapte,
3 compte refusé, 4 adresse refusée ou sans réponse, 64 commande incorrecte.
Avec 3 et 4 le serveur n'a pas été jugé.`

export const usageProblems = {
  noAddress: "L'adresse du serveur manque.",
  noUser: 'Le compte manque : --user NOM.',
  tooMany: (more: readonly string[]) =>
    `Une seule adresse est attendue, et ${more.length} argument${more.length > 1 ? 's' : ''} de trop ${more.length > 1 ? 'ont été donnés' : 'a été donné'}. Le mot de passe n'est pas un argument.`,
  noScheme: (given: string, likely: string) => `« ${given} » n'est pas une adresse http(s). Peut-être ${likely} ?`,
  credentials: "L'adresse ne doit contenir ni compte ni mot de passe. Le compte se donne par --user.",
  path: (origin: string) => `L'adresse du serveur n'a pas de chemin, sauf /api. Peut-être ${origin} ?`,
  origin: (given: string) => `« ${given} » n'est pas une origine. Écrivez par exemple https://console.example.org`,
  unknown: (option: string) =>
    option === '--password'
      ? 'Le mot de passe est demandé, ou lu dans CONSIGNE_PASSWORD : il ne peut pas être un argument.'
      : `L'option ${option} n'existe pas.`,
  value: (option: string) => `La valeur de ${option} manque ou est de trop.`,
} as const

export const prompt = {
  ask: (user: string) => `Mot de passe de ${user} : `,
  noTerminal: (variable: string) =>
    `Le mot de passe manque : il n'y a pas de terminal où le demander. Donnez ${variable}.`,
} as const

export const levels = {
  ok: 'ok',
  info: 'à savoir',
  note: 'adapté',
  loss: 'GÊNE',
  unjudged: 'NON JUGÉ',
  failure: 'BLOQUANT',
} as const

export const topics = {
  address: 'Adresse',
  cors: 'Origine (CORS)',
  signIn: 'Connexion',
  refresh: 'Session',
  clock: 'Horloge',
  account: 'Compte',
  generation: 'Génération',
  reads: 'Lectures',
  fields: 'Champs',
  pages: 'Pages',
  filters: 'Filtres',
  errors: 'Erreurs',
  docs: 'Documentation',
  mercure: 'Mercure',
  speed: 'Temps',
} as const

export type Topic = keyof typeof topics
export type Level = keyof typeof levels

export const report = {
  columns: ['État', 'Contrôle', 'Constat', 'Ce que fera la console'],
  head: (version: string, server: string, user: string, at: string) =>
    `Console Consigne ${version} · serveur ${server} · compte ${user} · ${at}`,
  verdicts: {
    fit: 'APTE : la console fonctionne sur ce serveur.',
    hampered: 'APTE AVEC GÊNE : la console fonctionne, sauf ce qui suit.',
    unfit: 'INAPTE : la console ne fonctionne pas sur ce serveur.',
    accountRefused: "COMPTE REFUSÉ : le serveur n'a pas été jugé.",
    addressRefused: "ADRESSE REFUSÉE : le serveur n'a pas été jugé.",
  },
  unchecked: (names: string) => `Non vérifié : ${names}.`,
} as const
