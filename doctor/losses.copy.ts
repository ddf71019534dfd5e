/** Effects of a missing field on the screens. All other fields show « - ». */
const losses: Record<string, string> = {
  'Company.name': 'Les noms de sociétés manquent : « #12 » sera affiché.',
  'Locker.shortLocation': 'Le nom court des machines manque : leur emplacement sera affiché, sinon « #3 ».',
  'Order.status': 'Le statut manque : « - » sera affiché, sans action de changement de statut.',
  'TemperatureZone.name': 'Les noms de zones manquent : « #4 » sera affiché.',
  'User.firstName': "Les prénoms manquent : le nom seul sera affiché, sinon l'identifiant.",
  'User.lastName': "Les noms manquent : le prénom seul sera affiché, sinon l'identifiant.",
  'User.roles': "Les rôles manquent : « - » sera affiché, et la personne connectée a les droits d'un membre.",
}

export const fieldsWithLoss = Object.keys(losses)
const ordinaryLoss = '« - » sera affiché à la place.'
export const lossOf = (field: string) => losses[field] ?? ordinaryLoss

export const words = {
  answers: (status: number) => `répond ${status}`,
  unreadable: 'ne répond pas en JSON',
  silent: 'reste sans réponse',
  ahead: 'avance',
  behind: 'retarde',
  afterMinutes: (minutes: number) => `après ${minutes} min`,
  afterToken: 'à la fin du jeton',
  said: (sentence: string) => ` (« ${sentence} »)`,
  seconds: (ms: number) => `${(ms / 1000).toFixed(1).replace('.', ',')} s`,
  list: ', ',
} as const
