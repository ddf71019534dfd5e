/** Names and places of the demo data: invented people, real Tahitian places. */

export const firstNames = [
  'Teiki',
  'Hinano',
  'Moana',
  'Vaiana',
  'Tehani',
  'Manu',
  'Heiarii',
  'Poerava',
  'Maeva',
  'Tamatoa',
]
export const lastNames = [
  'Tehei',
  'Teriitahi',
  'Maiterai',
  'Tuheiava',
  'Faatau',
  'Opuu',
  'Vernaudon',
  'Tetuanui',
  'Pambrun',
]

export const shops = [
  'Épicerie Vaima',
  "L'Ami du Fenua",
  'Pharmacie Tiare & Fils',
  'Boulangerie Orohena',
  'Traiteur Mahana',
  'Fleurs de Moorea',
  'Librairie du Lagon',
  'Perles de Tahaa',
  'Cave Hiva Oa',
  'Surf Shop Teahupoo',
]

export type Place = {
  location: string
  shortLocation: string
  city: string
  zipCode: string
  latitude: number
  longitude: number
}

const place = (
  location: string,
  shortLocation: string,
  city: string,
  zipCode: string,
  latitude: number,
  longitude: number,
): Place => ({ location, shortLocation, city, zipCode, latitude, longitude })

export const places: Place[] = [
  place("Centre Vaima, rue Jeanne d'Arc", 'Vaima', 'Papeete', '98714', -17.5392, -149.5678),
  place('Hyper U Pirae', 'Pirae', 'Pirae', '98716', -17.5351, -149.5481),
  place('Marina Taina', 'Taina', 'Punaauia', '98718', -17.5839, -149.6153),
  place('Aéroport de Tahiti-Faaa, hall des arrivées', 'Faaa', 'Faaa', '98704', -17.5567, -149.6114),
  place('Parking Carrefour Arue', 'Arue', 'Arue', '98701', -17.5227, -149.5203),
  place('Mairie de Mahina', 'Mahina', 'Mahina', '98709', -17.5102, -149.4829),
  place('Centre commercial Moana Nui', 'Moana Nui', 'Punaauia', '98718', -17.6018, -149.6129),
  place('Pointe des pêcheurs', 'Paea', 'Paea', '98711', -17.6881, -149.5876),
  place('Musée Gauguin', 'Papeari', 'Teva I Uta', '98726', -17.7506, -149.3661),
  place('Port de Taravao', 'Taravao', 'Taiarapu-Est', '98719', -17.7333, -149.3),
  place('Gare maritime de Vaiare', 'Vaiare', 'Moorea-Maiao', '98728', -17.5253, -149.7769),
  place('Aéroport de Raiatea', 'Uturoa', 'Uturoa', '98735', -16.7229, -151.4658),
]

export const goods = [
  'Panier de légumes',
  'Poisson cru',
  'Monoï',
  'Paréo',
  'Collier de tiaré',
  'Bière Hinano',
  'Rhum vanille',
]

/** The twelve statuses in the order of the specification, each with the way that leads to it. */
export const journeys: [status: string, before: string[]][] = [
  ['created', []],
  ['ready_for_delivery', ['created']],
  ['picked_up', ['created', 'ready_for_delivery']],
  ['operin', ['created', 'ready_for_delivery', 'picked_up']],
  ['receive', ['created', 'ready_for_delivery', 'picked_up', 'operin']],
  ['operout', ['created', 'ready_for_delivery', 'picked_up', 'operin', 'overtime']],
  ['reminder', ['created', 'ready_for_delivery', 'picked_up', 'operin']],
  ['overtimedue', ['created', 'ready_for_delivery', 'picked_up', 'operin', 'reminder']],
  ['overtime', ['created', 'ready_for_delivery', 'picked_up', 'operin', 'reminder', 'overtimedue']],
  ['left_for_customer_service', ['created', 'ready_for_delivery', 'picked_up']],
  ['return', ['created', 'ready_for_delivery', 'picked_up', 'operin', 'receive']],
  ['cancel', ['created']],
]
