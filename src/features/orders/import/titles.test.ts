import { describe, expect, test } from 'vitest'
import { readText } from './read-file.ts'
import { fitOf, tableOf } from './titles.ts'

const fit = (title: string) => {
  const found = fitOf(title)
  if (found === undefined) return ''
  return 'mayBe' in found ? `${found.mayBe.join(' or ')}?` : `${found.field} ${found.level} ${found.rank}`
}

test.each([
  ['Téléphone', 'phone words 1'],
  ['Tél. portable', 'phone words 0'],
  ['GSM *', 'phone words 0'],
  ['Téléphone fixe', 'phone words 2'],
  ['N° de téléphone', 'phone words 1'],
  ['Shipping Phone', 'phone words 1'],
  ['Téléphone (facturation)', 'phone loose 1'],
  ['Téléphone de la société', 'company or phone?'],
  ['Numéro', 'phone or barcode?'],
  ['N° de commande', 'barcode?'],
  ['N° de suivi', 'barcode words 1'],
  ['Nom complet', 'lastname?'],
  ['Code client', ''],
  ['Code', 'barcode loose 1'],
  ['Code-barres du colis', 'barcode words 1'],
  ['Code postal', ''],
  ['Prénom(s)', 'firstname words 1'],
  ['Nom (livraison)', 'lastname words 1'],
  ['Nom et prénom', 'lastname or firstname?'],
  ['Nom du produit', 'product words 1'],
  ['Nom du commerce', 'company words 1'],
  ['Name', 'lastname or barcode?'],
  ['Société (livraison)', 'company?'],
  ['Point relais', 'machine exact 1'],
  ['Adresse e-mail', 'email exact 1'],
  ['Quantité', 'quantity exact 1'],
  ['Prix', 'price exact 1'],
  ['Lineitem name', 'product words 1'],
  ['Prix unitaire TTC', 'price words 1'],
  ['Prix de livraison', 'price?'],
  ['Date de livraison', ''],
  ['constructor', ''],
  ['', ''],
])('[IMP-02] how a title fits: %s', (title, expected) => expect(fit(title)).toBe(expected))

describe('[IMP-02] which column of a field wins', () => {
  /** The fields of the columns. « ? » marks one that the person decides about. */
  const fieldsOf = (titles: string) =>
    tableOf(readText(`${titles}\n${titles.replaceAll(/[^;\n]+/g, 'x')}`).rows).columns.map(
      ({ field, mayBe }) => field ?? (mayBe === undefined ? '' : '?'),
    )

  test.each([
    ['the exact title, after a loose one', 'Nom;Code;Code-barres', ['lastname', '', 'barcode']],
    ['the exact title, before one of the same words', 'Nom;E-mail;E-mail (livraison)', ['lastname', 'email', '']],
    ['a loose title alone', 'Nom;Prénom;Référence', ['lastname', 'firstname', 'barcode']],
    ['none of two loose ones', 'Nom;Prénom;Référence;Colis', ['lastname', 'firstname', '?', '?']],
    ['the payer without a recipient', 'Nom;E-mail (facturation)', ['lastname', 'email']],
    ['the recipient before the payer', 'Nom;Billing Phone;Shipping Phone', ['lastname', '', 'phone']],
    ['all phones of the recipient', 'Nom;Fixe;Tél.;Mobile', ['lastname', 'phone', 'phone', 'phone']],
    ['an order number is no phone, and asks', 'Nom;Numéro;Tél.', ['lastname', '?', 'phone']],
    ['an unclear title asks', 'Nom;Prénom;Numéro', ['lastname', 'firstname', '?']],
    [
      'an unclear title asks nothing when its fields are there',
      'Nom;Numéro;Tél.;Code',
      ['lastname', '', 'phone', 'barcode'],
    ],
    ['two rows that complete each other', 'Société;;\n;Nom;Prénom', ['company', 'lastname', 'firstname']],
    ['a group above the titles', 'Envoi;Destinataire;\nSociété;Nom;Prénom', ['company', 'lastname', 'firstname']],
    ['no titles', 'a;b;c', ['', '', '']],
  ])('%s', (_name, titles, fields) => expect(fieldsOf(titles)).toEqual(fields))

  test('columns without any text are dropped, and rows above the titles are counted', () => {
    const table = tableOf(readText('Envois de mars\n\nNom;;Prénom\nTerii;;Hina').rows)
    expect(table.columns.map(({ index }) => index)).toEqual([0, 2])
    expect([table.skipped, table.rows.map(({ line }) => line)]).toEqual([1, [4]])
  })
})
