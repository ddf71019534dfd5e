/** Stored draft of a new delivery with all steps filled in: company « Vini » of `seedVini`, and Hina Teriipaia. */
export function aWizardDraft({ owner, quantities }: { owner: string; quantities: Record<string, number> }) {
  const bookings = [
    { id: '71', place: { machine: 'Taina-3', zone: 'Frais (MT)', size: '40 x 50 x 60 cm', available: 5 } },
    { id: '72', place: { machine: 'Punaauia', zone: 'Sec (MT)', size: '20 x 30 x 40 cm', available: 2 } },
  ]
  const chosen = bookings.filter(({ place }) => place.machine in quantities)
  return {
    owner,
    draft: {
      company: { id: 7, name: 'Vini', cleveronCompanyId: 'vini-01' },
      quantities: Object.fromEntries(chosen.map(({ id, place }) => [id, quantities[place.machine]])),
      places: Object.fromEntries(chosen.map(({ id, place }) => [id, place])),
      client: { lastname: 'Teriipaia', firstname: 'Hina', phone: '+689 87 12 34 56', email: 'hina@mail.pf' },
      contents: {},
    },
  }
}
