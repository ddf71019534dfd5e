import { shortened } from '#lib/french.ts'
import type { ScanTrouble } from '#lib/scan/burst.ts'
import { objections } from '#lib/scan/copy.ts'

/** A whole code could fill the screen. */
const shown = (code: string) => shortened(code, 60)

const failed = (code: string, reason: string) => `La livraison « ${shown(code)} » n'a pas pu être cherchée : ${reason}`

export const scanWords = {
  label: 'Code scanné',
  searching: (code: string) => `Recherche de la livraison « ${shown(code)} »…`,
  none: (code: string) => `Aucune livraison pour « ${shown(code)} »`,
  noneAtAddress: (code: string) => `Aucune livraison pour « ${shown(code)} » : c'est une adresse internet.`,
  unreachable: (code: string) => failed(code, 'le serveur ne répond pas. Vérifiez votre connexion.'),
  refused: (code: string) => failed(code, "le serveur ne l'autorise pas à votre compte."),
  failed: (code: string) => failed(code, 'le serveur a répondu par une erreur.'),
  one: (code: string) => `La livraison « ${shown(code)} » est trouvée.`,
  many: (code: string) => `Plusieurs livraisons portent « ${shown(code)} ».`,
  unclear: (code: string) => `Trop de livraisons ressemblent à « ${shown(code)} » : la liste les montre.`,
  open: 'Ouvrir',
  incomplete: 'Lecture incomplète, scannez encore',
  slow: "Votre lecteur est trop lent\u00A0: son code n'a pas été lu.",
  short: objections.tooShort,
  foreign: 'Code non lu\u00A0: votre lecteur envoie une touche de plus au milieu du code, comme Tab ou une flèche.',
  help: {
    incomplete: "Si cela se répète, augmentez l'écart dans «\u202FPréférences\u202F».",
    slow: "Réglez le lecteur plus vite, ou augmentez l'écart dans «\u202FPréférences\u202F».",
    short: 'Tapez-le dans la recherche des livraisons.',
    foreign: "Réglez le lecteur pour qu'il n'envoie que le code, puis Entrée.",
  } satisfies Record<ScanTrouble, string>,
  tryReader: 'Essayer mon lecteur',
} as const

/** Texts of the camera in the top bar. */
export const cameraWords = {
  open: 'Scanner un code',
} as const
