/** Words of « Lecture en série ». */
import { colon, plural, quoted } from '#lib/french.ts'

/** A longer code would fill the line. */
const MAX_SHOWN = 60
const shown = (text: string) => quoted(text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN)}…` : text)

export const series = {
  title: 'Lecture en série',
  intro: "Scannez les codes l'un après l'autre, avec un lecteur ou la caméra. La liste reste dans cet onglet.",
  camera: 'Ouvrir la caméra',
  closeCamera: 'Fermer la caméra',
  empty: 'Aucun code lu.',
  suggestion: 'Les livraisons scannées apparaissent ici.',
  clear: 'Vider la liste',
  clearQuestion: 'Vider la liste des codes lus ?',
  retry: (count: number) => `Réessayer (${count})`,
  count: (found: number, others: number) =>
    `${found} livraison${plural(found)}${others > 0 ? `, ${others} autre${plural(others)} code${plural(others)}` : ''}`,
  added: (text: string) => `${shown(text)} ajouté à la liste.`,
  duplicate: (text: string) => `${shown(text)} est déjà dans la liste.`,
  remove: (text: string) => `Retirer ${text}`,
} as const

export const columns = {
  barcode: 'Code-barres',
  status: 'Statut',
  machine: 'Machine',
  company: 'Société',
} as const

/** Result for codes without a single delivery. */
export const outcomes = {
  reading: 'Recherche…',
  unknown: 'inconnu',
  several: 'plusieurs livraisons',
  failed: `non lu${colon} à réessayer`,
} as const
