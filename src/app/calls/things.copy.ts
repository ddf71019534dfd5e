/** The records of the console in the sentences about a write. */
export interface Thing {
  /** With its article, as a subject. */
  subject: string
  /** With « un » and with « ce ». */
  one: string
  that: string
  feminine?: boolean
  /** After « Modification ». */
  of: string
  /** What may still use it, and so forbid its deletion. */
  users?: string
}

/** By the tag of the contract. */
export const things: Partial<Record<string, Thing>> = {
  companies: {
    subject: 'La société',
    one: 'une société',
    that: 'cette société',
    of: 'de la société',
    feminine: true,
    users: 'des utilisateurs, des bookings ou des livraisons',
  },
  users: {
    subject: "L'utilisateur",
    one: 'un utilisateur',
    that: 'cet utilisateur',
    of: "de l'utilisateur",
    users: 'des sociétés ou des livraisons',
  },
  lockers: {
    subject: 'La machine',
    one: 'une machine',
    that: 'cette machine',
    of: 'de la machine',
    feminine: true,
    users: 'des bookings ou des livraisons',
  },
  'temperature-zones': {
    subject: 'La zone',
    one: 'une zone',
    that: 'cette zone',
    of: 'de la zone',
    feminine: true,
    users: 'des bookings',
  },
  slots: { subject: 'Le casier', one: 'un casier', that: 'ce casier', of: 'du casier', users: 'des bookings' },
  'booking-slots': {
    subject: 'Le booking',
    one: 'un booking',
    that: 'ce booking',
    of: 'du booking',
    users: 'des livraisons',
  },
  orders: {
    subject: 'La livraison',
    one: 'une livraison',
    that: 'cette livraison',
    of: 'de la livraison',
    feminine: true,
  },
  clients: { subject: 'Le destinataire', one: 'un destinataire', that: 'ce destinataire', of: 'du destinataire' },
}
