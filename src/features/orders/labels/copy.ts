import { colon, plural, quoted, shortened } from '#lib/french.ts'
import { formats, type LabelFormat, type LabelSymbol, type Refusal } from './formats.ts'

const labels = (count: number) => `${count} étiquette${plural(count)}`

export const titles = {
  preview: 'Aperçu en taille réelle',
  refused: 'Étiquettes refusées',
} as const

export const choices = {
  format: { label: 'Format', hint: "La dernière taille d'étiquette choisie sur cet appareil." },
  symbol: { label: 'Code', hint: "Ce que l'étiquette porte pour les lecteurs." },
  initials: 'Initiales du destinataire',
  first: 'Première place sur la planche',
  place: (place: number) => `Place ${place}`,
} as const

export const formatWords: Record<LabelFormat, string> = {
  '62x29': '62\u00A0×\u00A029\u00A0mm',
  '100x50': '100\u00A0×\u00A050\u00A0mm',
  a4: 'Planche A4, 3\u00A0×\u00A08',
}

export const symbolWords: Record<LabelSymbol, string> = {
  bars: 'Code 128',
  both: 'Code 128 et QR',
  qr: 'QR',
}

const size = (format: LabelFormat) => `${formats[format].width}\u00A0×\u00A0${formats[format].height}\u00A0mm`

const shown = (code: string) => quoted(shortened(code, 80))

export const refusals: Record<Refusal, (code: string, format: LabelFormat) => string> = {
  none: () => "cette livraison n'a pas de code-barres.",
  letters: (code) => `le Code 128 ne sait pas écrire toutes les lettres de ${shown(code)}. Choisissez le QR.`,
  long: (code, format) =>
    `${shown(code)} est trop long pour une étiquette de ${size(format)}${colon} le code ne serait plus lisible. Choisissez un format plus grand, ou le QR.`,
  longForQr: (code, format) =>
    `${shown(code)} est trop long pour le QR d'une étiquette de ${size(format)}. Choisissez un format plus grand.`,
}

export const messages = {
  none: 'Aucune livraison choisie.',
  noneHint: 'Ouvrez une livraison, puis « Étiquette » dans ses actions.',
  order: (id: number) => `Livraison #${id}`,
  line: (name: string, reason: string) => `${name}${colon} ${reason}`,
  noSize:
    "le nombre de colis de l'envoi n'a pas pu être lu, son étiquette porte «\u00A02/…\u00A0» au lieu de «\u00A02/3\u00A0».",
  noRank:
    "trop de codes-barres ressemblent à ceux d'un envoi pour en compter les colis, ses étiquettes n'ont pas de numéro de colis.",
  tooMany: (most: number, leftOut: number) =>
    `${most} étiquettes au plus à la fois${colon} ${leftOut} livraison${plural(leftOut)} de la sélection n'en ${leftOut > 1 ? 'ont' : 'a'} pas ici.`,
  unread: "elle n'a pas pu être lue.",
  progress: (read: number, of: number) => `${read} livraison${plural(read)} lue${plural(read)} sur ${of}…`,
  ready: (count: number) => `${labels(count)} prête${plural(count)} à imprimer.`,
  more: (count: number) => `${labels(count)} de plus ne ${count > 1 ? 'sont' : 'est'} pas montrée${plural(count)} ici.`,
  printer:
    "Dans la fenêtre d'impression, gardez l'échelle à 100\u00A0% et les marges par défaut. La taille du papier est celle du format.",
} as const
