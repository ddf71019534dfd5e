import { chooseCompany, emptyDraft, typeClient, typeQuantities } from './draft.ts'

/** For unit tests: a draft of three orders in two places, step by step. */

export const codes = { barcode: () => 'ABCDEFGH', group: () => 'ZYXWVUTS', receive: () => '12345678' }
export const taina = { machine: 'Taina', zone: 'Frais', size: '1', available: 2 }
export const punaauia = { machine: 'Punaauia', zone: 'Sec', size: '2', available: 1 }
export const places = { '12': taina, '9': punaauia }
export const hina = { lastname: ' Teriipaia', firstname: 'Hina', phone: '+689 87 12 34 56', email: 'hina@mail.pf' }
export const vini = { id: 7, name: 'Vini', cleveronCompanyId: 'vini-01' }

export const withCompany = chooseCompany(emptyDraft, vini)
export const withSlots = typeQuantities(withCompany, { '9': 1, '12': 2 }, places)
export const ready = typeClient(withSlots, hina)
