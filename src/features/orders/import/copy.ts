import { colon, NBSP, plural, quoted } from '#lib/french.ts'
import { formatNumber } from '#lib/numbers.ts'
import { type Doubt, FileProblem, type Guess, type Note, type Problem } from './sheet.ts'

export const title = 'Livraison / import'

/** Short names of the months, as Excel writes them. */
export const months = ['janv', 'févr', 'mars', 'avr', 'mai', 'juin', 'juil', 'août', 'sept', 'oct', 'nov', 'déc']

/** Titles of the columns of a delivery in the order of the grid, also in the empty file. */
export const fields = {
  company: 'Société',
  machine: 'Machine',
  zone: 'Zone',
  size: 'Taille',
  lastname: 'Nom',
  firstname: 'Prénom',
  phone: 'Téléphone',
  email: 'Adresse e-mail',
  barcode: 'Code-barres',
  product: 'Produit',
  quantity: 'Quantité',
  price: 'Prix',
  alcohol: 'Alcool',
} as const

const rows = (count: number) => `${formatNumber(count)} ligne${plural(count)}`
const deliveries = (count: number) => `${formatNumber(count)} livraison${plural(count)}`

export const source = {
  intro: `Un fichier CSV, Excel ou LibreOffice, ou des cellules copiées d'un tableur${colon} une ligne par livraison, 500 au plus. Rien n'est envoyé avant votre accord, et rien n'est gardé.`,
  file: 'Fichier',
  choose: 'Choisir un fichier',
  drop: 'ou déposez-le ici',
  dropLabel: 'Déposer un fichier',
  paste: 'Cellules copiées',
  pasteHint: 'Collez ici, titres compris (Ctrl + V).',
  readPasted: 'Lire ces cellules',
  model: 'Modèle',
  modelHint: 'Un fichier vide avec les titres reconnus.',
  modelName: 'modele-import-livraisons.csv',
  reading: 'Lecture du fichier…',
  other: 'Autre fichier',
  replace: {
    title: 'Remplacer les lignes\u202F?',
    message: 'Les lignes et vos corrections seront perdues.',
  },
  replaceUncertain: {
    title: 'Remplacer les lignes\u202F?',
    message:
      'Des lignes sont restées sans réponse du serveur et peuvent déjà être créées. Vérifiez-les dans la liste des livraisons avant de les importer de nouveau.',
  },
} as const

const megabytes = (bytes: number) => `${formatNumber(Math.round(bytes / 100_000) / 10)}${NBSP}Mo`

const problems: Record<Problem, (amount: number) => string> = {
  'too big': (bytes) =>
    `Ce fichier est trop gros (${megabytes(bytes)})${colon} 500 lignes pèsent moins de 1${NBSP}Mo. Copiez les lignes utiles dans un nouveau fichier.`,
  'too many rows': (count) =>
    `Ce fichier a ${rows(count)}${colon} 500 livraisons au plus par import. Partagez-le en plusieurs fichiers.`,
  empty: () => 'Aucune ligne à importer dans ce fichier.',
  password: () =>
    `Ce fichier est protégé par un mot de passe${colon} enregistrez-le sans mot de passe, puis choisissez-le de nouveau.`,
  'no table': () => `Ce fichier n'est pas un tableau${colon} choisissez un fichier CSV, Excel ou LibreOffice (.ods).`,
  broken: () => "Ce fichier est abîmé et n'a pas pu être lu. Ouvrez-le dans le tableur et enregistrez-le à nouveau.",
}

const unreadable = "Ce fichier n'a pas pu être lu. Choisissez-le à nouveau."

export const problemText = (fault: unknown) =>
  fault instanceof FileProblem ? problems[fault.problem](fault.amount) : unreadable

const notes = {
  sheets: (names: readonly string[]) =>
    `Feuille${plural(names.length)} non lue${plural(names.length)}${colon} ${names.join(', ')}.`,
  merged: () => `Cellules fusionnées${colon} leur valeur compte pour chaque ligne.`,
  'hidden rows': (count: number) =>
    `${rows(count)} masquée${plural(count)} dans le fichier ${count > 1 ? 'sont lues' : 'est lue'} aussi.`,
  formulas: (count: number) =>
    `${formatNumber(count)} formule${plural(count)} sans résultat${colon} ${count > 1 ? 'ces cellules sont vides' : 'cette cellule est vide'}.`,
} as const

export const noteText = (note: Note): string =>
  note.kind === 'other sheets' ? notes.sheets(note.names) : notes[note.kind](note.count)

export const columns = {
  title: 'Colonnes du fichier',
  change: 'Changer les colonnes',
  done: 'Terminé',
  leftOut: (names: readonly string[]) =>
    `${names.length > 1 ? 'Colonnes laissées' : 'Colonne laissée'} de côté${colon} ${names.map(quoted).join(', ')}.`,
  missing: (names: readonly string[]) =>
    `${names.length > 1 ? 'Colonnes non reconnues' : 'Colonne non reconnue'}${colon} ${names.join(', ')}. Indiquez-${names.length > 1 ? 'les' : 'la'} ci-dessous, ou remplissez les cellules.`,
  skipped: (count: number) =>
    `${rows(count)} au-dessus des titres ${count > 1 ? 'ne sont pas lues' : "n'est pas lue"}.`,
  doubtful: (names: readonly string[]) => `À préciser ci-dessous, si utile${colon} ${names.map(quoted).join(', ')}.`,
  mayBe: (names: readonly string[]) => `Peut-être${colon} ${names.join(' ou ')}`,
  untitled: (letter: string) => `Colonne ${letter}`,
  none: 'Laisser de côté',
  example: (text: string) => `Exemple${colon} ${text}`,
} as const

/** How the file is read where that was guessed. */
export const reading = {
  title: 'Lecture du fichier',
  choices: {
    sheet: 'Feuille',
    separator: 'Séparateur',
    encoding: 'Encodage des lettres',
  } satisfies Record<Guess['kind'], string>,
  options: {
    '\t': 'Tabulation',
    ';': 'Point-virgule ;',
    ',': 'Virgule ,',
    '|': 'Barre |',
    'utf-8': 'UTF-8',
    'windows-1252': 'Windows',
    macintosh: 'Mac (ancien)',
  } as Readonly<Record<string, string>>,
  preview: 'Premières lignes du fichier',
} as const

export const grid = {
  label: 'Livraisons à créer',
  line: 'Ligne',
  hint: 'Flèches pour se déplacer, Entrée ou une lettre pour corriger, Entrée encore pour valider, Ctrl + V pour coller plusieurs cellules, Ctrl + Z pour annuler.',
  show: 'Lignes affichées',
  faulty: (count: number) => `À corriger (${formatNumber(count)})`,
  all: (count: number) => `Toutes (${formatNumber(count)})`,
  undo: 'Annuler la correction',
  removal: 'Retirer',
  remove: (line: number) => `Retirer la ligne ${line}`,
  ready: 'prête',
  lineFaults: (count: number) => `${count} erreur${plural(count)}`,
  edit: (field: string, line: number) => `${field}, ligne ${line}`,
  empty: 'vide',
  state: (ready: number, faulty: number) =>
    `${formatNumber(ready)} prête${plural(ready)}, ${formatNumber(faulty)} à corriger.`,
  waiting: 'Lecture des réservations…',
  codes: (checked: number, of: number) =>
    `Codes-barres vérifiés${colon} ${formatNumber(checked)} sur ${formatNumber(of)}.`,
  pasteCut: (count: number) =>
    `500 livraisons au plus par import${colon} ${rows(count)} de la copie ${count > 1 ? "n'ont" : "n'a"} pas été collée${plural(count)}.`,
  unread: "Des réservations ou des codes-barres n'ont pas pu être vérifiés.",
} as const

export const faults = {
  required: 'Ce champ est obligatoire',
  unknownCompany: 'Société inconnue',
  severalCompanies: `Plusieurs sociétés portent ce nom${colon} indiquez sa référence`,
  noBooking: "Cette société n'a plus de réservation",
  unread: "Ses réservations n'ont pas pu être lues",
  unknownPlace: (texts: readonly string[]) => `Aucune réservation ici${colon} ${listed(texts)}`,
  choose: (texts: readonly string[]) => `À préciser${colon} ${listed(texts)}`,
  full: 'Complet',
  switchedOff: 'Réservation désactivée',
  noRoom: (free: number, asked: number) =>
    `Plus de place${colon} ${free} libre${plural(free)} pour ${asked} ligne${plural(asked)}`,
  twin: (line: number) => `Déjà à la ligne ${line}`,
  taken: 'Une livraison a déjà ce code-barres',
  length: (count: number) => `${count} chiffre${plural(count)} : à vérifier`,
  yesOrNo: 'oui ou non',
  refused: 'Le serveur a refusé cette livraison.',
} as const

/** Doubts on what a spreadsheet has written. */
export const doubts: Record<Doubt | 'wide', string> = {
  rounded: 'Arrondi par le tableur : retapez-le',
  decimal: 'Changé en nombre à virgule par le tableur : retapez-le',
  thousands: 'Milliers ou décimales\u202F? : retapez-le',
  date: 'Changé en date par le tableur : retapez-le',
  error: 'Erreur ou formule du tableur : tapez la valeur',
  wide: 'Plus de cellules que de titres : vérifiez la ligne, puis validez une de ses cellules',
  letters: 'Lettre illisible : retapez-la',
}

export const remarks = {
  dash: 'Tiret long : à vérifier',
} as const

/** At most four choices, because a cell is small. */
function listed(texts: readonly string[]) {
  const shown = texts.slice(0, 4).join(', ')
  return texts.length > 4 ? `${shown}…` : shown
}

export const send = {
  button: (count: number) => (count === 0 ? 'Créer les livraisons' : `Créer ${deliveries(count)}`),
  title: (count: number) => `Créer ${deliveries(count)}`,
  question: (count: number) => `Voulez-vous vraiment créer ${deliveries(count)}\u202F?`,
  ofCompany: (company: string, machine: string, count: number) =>
    `${company}, ${machine}${colon} ${formatNumber(count)}`,
  left: (count: number) => `${rows(count)} à corriger ${count > 1 ? 'ne seront pas envoyées' : 'ne sera pas envoyée'}.`,
  earlier: 'créée par un envoi précédent',
  keepCode: (barcode: string) =>
    `Un envoi resté sans réponse porte le code ${barcode}. Remettez ce code : il sera d'abord cherché.`,
  taken: 'une livraison a déjà ce code-barres',
  order: (line: number, barcode: string | undefined) => `Ligne ${line}${barcode === undefined ? '' : ` · ${barcode}`}`,
} as const

export const headings = {
  done: (count: number) => `${count} créée${plural(count)}`,
  uncertain: (count: number) => `${count} peut-être créée${plural(count)}`,
  left: (count: number) => `${count} non envoyée${plural(count)}`,
} as const

export const done = {
  created: (count: number) => `${deliveries(count)} créée${plural(count)}.`,
  remaining: (count: number) => `${rows(count)} reste${count > 1 ? 'nt' : ''} à corriger ou à renvoyer.`,
  list: 'Voir les livraisons',
  again: 'Importer un autre fichier',
} as const

export const leaving = {
  title: "Quitter l'import\u202F?",
  message: 'Les lignes et vos corrections seront perdues.',
  sessionOver: {
    message: "Vos lignes sont encore là. Reconnectez-vous pour continuer l'import.",
    leave: "Abandonner l'import",
  },
} as const

/** The same for cells that were typed or pasted but not read yet. */
export const leavingCells = { ...leaving, message: 'Les cellules collées seront perdues.' } as const
