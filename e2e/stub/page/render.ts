import { html } from 'hono/html'
import { choicesOf, operations } from '../contract.ts'
import { flavours, nullings, seeds } from '../data/choices.ts'
import { resources } from '../data/registry.ts'
import type { World } from '../data/world.ts'
import { journeyOf } from './journey.ts'
import { faultLabels, tableOf, type Plan } from './planned.ts'
import { changeable, roles, stateIn, stateOf, type Change, type Start } from './state.ts'

/** The page at /__stub as HTML. */

type Markup = ReturnType<typeof html>

const seedLabels = {
  demo: 'Démonstration (200 livraisons)',
  network: 'Réseau (1 800 livraisons)',
  large: 'Grand (100 000 livraisons)',
  empty: 'Vide (comptes seuls)',
}
const nullLabels = { drop: 'Omises', keep: 'Écrites' }
const roleLabels = {
  super_admin: 'Super administrateur',
  admin: 'Administrateur',
  member: 'Membre',
  operator: 'Technicien',
  shipper: 'Livreur',
  none: 'Sans session',
}
const collectionLabels: Record<string, string> = {
  users: 'Utilisateur',
  companies: 'Société',
  lockers: 'Machine',
  temperature_zones: 'Zone',
  slots: 'Compartiment',
  booking_slots: 'Booking',
  clients: 'Destinataire',
  orders: 'Livraison',
}
const labelOf = (collection: string) => collectionLabels[collection] ?? collection

const option = (value: string, label: string, chosen = '') =>
  html`<option value="${value}" ${value === chosen ? 'selected' : ''}>${label}</option>`

/** Choices with their labels, of which the first is chosen by default. */
function select(id: string, name: string, label: string, options: Markup[], hint = '') {
  return html`<p class="field">
    <label for="${id}">${label}</label>
    <select id="${id}" name="${name}" ${hint === '' ? '' : html`aria-describedby="${id}-hint"`}>
      ${options}
    </select>
    ${hint === '' ? '' : html`<span class="hint" id="${id}-hint">${hint}</span>`}
  </p>`
}

const input = (id: string, name: string, label: string, attributes: Markup, hint = '') =>
  html`<p class="field">
    <label for="${id}">${label}</label>
    <input
      id="${id}"
      name="${name}"
      autocomplete="off"
      ${attributes}
      ${hint === '' ? '' : html`aria-describedby="${id}-hint"`}
    />
    ${hint === '' ? '' : html`<span class="hint" id="${id}-hint">${hint}</span>`}
  </p>`

const number = (id: string, label: string) =>
  input(id, 'id', label, html`required inputmode="numeric" pattern="[0-9]{1,9}" size="6"`)

/** The time of day in Tahiti, as a field of a form has it. */
const tahitiField = (clock: string) =>
  clock === '' ? '' : new Date(Date.parse(clock) - 10 * 3_600_000).toISOString().slice(0, 19)

const described = ({ collection, id, body }: Change) =>
  body === undefined
    ? `${labelOf(collection)} ${id} supprimée`
    : `${labelOf(collection)} ${id} : ${Object.entries(body)
        .map(([name, value]) => `${name} = ${JSON.stringify(value)}`)
        .join(', ')}`

const plannedText = ({ call, nth, delayMs, fault }: Plan) =>
  [
    operations.flatMap(({ id, method, path }) => (id === call ? [`${method} ${path}`] : []))[0],
    faultLabels[fault],
    nth === 0 ? 'chaque appel' : `appel nº ${nth}`,
    ...(delayMs > 0 ? [`après ${delayMs} ms`] : []),
  ].join(' · ')

type View = {
  world: World
  start: Start
  /** Address of the state of the world. */
  current: string
  /** Address that was opened, in the same order of parameters. */
  wanted: string
  notice: { part: string; text: string } | undefined
}

export function renderPage({ world, start, current, wanted, notice }: View): Markup {
  const state = stateOf(world)
  const form = (action: string) => html`method="post" action="/__stub/${action}?${current}"`
  const section = (id: string, title: string, content: Markup) =>
    html`<section class="card" id="${id}" aria-labelledby="${id}-title">
      <h2 id="${id}-title">${title}</h2>
      ${notice?.part === id ? html`<p class="notice" id="notice" role="status" tabindex="-1">${notice.text}</p>` : ''}
      ${content}
    </section>`
  const others = world.faults.length - state.plans.length

  return document(html`
    <header>
      <h1>Stub de l'API</h1>
      <p class="lead">
        L'adresse de cette page décrit l'état du stub. Un lien dans un rapport de bug le rétablit ailleurs.
      </p>
      <p class="bar">
        <button type="button" data-copies="address">Copier le lien</button><span role="status" class="hint"></span>
      </p>
    </header>
    ${wanted === current ? '' : renderOffer(wanted, current)}
    <main>
      <div class="column">
        ${section(
          'monde',
          'Monde',
          html`<form ${form('settings')} class="grid">
              ${select(
                'seed',
                'seed',
                'Données',
                seeds.map((seed) => option(seed, seedLabels[seed], state.settings.seed)),
              )}
              ${select(
                'flavour',
                'flavour',
                'Génération',
                flavours.map((each) => option(each, `API Platform ${each}`, state.settings.flavour)),
              )}
              ${select(
                'nulls',
                'nulls',
                'Valeurs nulles',
                nullings.map((each) => option(each, nullLabels[each], state.settings.nulls)),
              )}
              ${input('clock', 'clock', 'Horloge (heure de Tahiti)', html`type="datetime-local" step="1" value="${tahitiField(state.settings.clock)}"`, 'Vide : heure réelle, et les dates des données comptent depuis le remplissage.')}
              <p class="bar">
                <button class="primary">Appliquer</button
                ><span class="hint">D'autres données ou une autre heure effacent les données actuelles.</span>
              </p>
            </form>
            <form ${form('refill')} class="bar">
              <button>Remplir de nouveau</button>
              <span class="hint">Efface les changements ; réglages et fautes restent.</span>
            </form>`,
        )}
        ${section(
          'fautes',
          'Fautes',
          html`<form ${form('faults')} class="grid">
              ${select(
                'call',
                'call',
                'Appel',
                operations.map(({ id, method, path }) => option(id, `${method} ${path}`, 'orders.list')),
              )}
              ${select(
                'fault',
                'fault',
                'Faute',
                tableOf('orders.list').map(({ name }) => option(name, faultLabels[name] ?? name)),
              )}
              ${input('nth', 'nth', 'Appel nº', html`inputmode="numeric" pattern="[0-9]{1,9}"`, 'Vide : chaque appel, à partir de maintenant.')}
              ${input('delay', 'delay', 'Attente (ms)', html`inputmode="numeric" pattern="[0-9]{1,9}"`, 'Avant la réponse.')}
              <p class="bar"><button class="primary">Ajouter la faute</button></p>
            </form>
            ${
              state.plans.length === 0
                ? html`<p class="empty">Aucune faute : le stub répond comme le serveur.</p>`
                : html`<ul class="rows" aria-label="Fautes posées">
                    ${state.plans.map(
                      (plan, index) =>
                        html`<li>
                          <span id="fault-${index}">${plannedText(plan)}</span>
                          <form ${form('mend')}>
                            <input type="hidden" name="index" value="${index}" />
                            <button id="mend-${index}" aria-labelledby="mend-${index} fault-${index}">Retirer</button>
                          </form>
                        </li>`,
                    )}
                  </ul>`
            }
            ${others > 0 ? html`<p class="hint">En plus, ${others} posées par le plan de contrôle ou par une faute : elles ne sont pas dans l'adresse.</p>` : ''}`,
        )}
        ${section(
          'collegue',
          'Changer comme un collègue',
          html`<form ${form('change')} class="line" aria-label="Statut d'une livraison">
              <input type="hidden" name="field" value="orders.status" />
              ${number('status-id', 'Livraison nº')}
              ${select(
                'status',
                'value',
                'Statut',
                choicesOf('OrderStatus').map((each) => option(each, each, 'receive')),
              )}
              <button>Changer le statut</button>
            </form>
            <form ${form('change')} class="line" aria-label="Capacité d'un booking">
              <input type="hidden" name="field" value="booking_slots.capacity" />
              ${number('capacity-id', 'Booking nº')}
              ${input('capacity', 'value', 'Capacité', html`required inputmode="numeric" pattern="[0-9]{1,9}"`)}
              <button>Changer la capacité</button>
            </form>
            <form ${form('change')} class="line wide" aria-label="Champ d'une fiche">
              ${number('field-id', 'Fiche nº')}
              ${select(
                'field',
                'field',
                'Champ',
                resources.toReversed().flatMap(({ path }) => fieldsOf(path)),
              )}
              ${input('value', 'value', 'Valeur', html``)}
              <button>Changer le champ</button>
            </form>
            <form ${form('change')} class="line" aria-label="Suppression d'une fiche">
              ${number('removed-id', 'Fiche nº')}
              ${select(
                'removed',
                'field',
                'Sorte',
                resources.map(({ path }) => option(path, labelOf(path), 'orders')),
              )}
              <button class="danger">Supprimer</button>
            </form>
            ${
              state.changes.length === 0
                ? html`<p class="empty">Aucun changement depuis le remplissage.</p>`
                : html`<ol class="rows" aria-label="Changements faits">
                    ${state.changes.map((change) => html`<li>${described(change)}</li>`)}
                  </ol>`
            }`,
        )}
      </div>
      <div class="column">
        ${section(
          'appels',
          'Appels',
          html`<p class="bar">
              <label><input type="checkbox" data-follows checked /> Suivre les appels</label>
            </p>
            <div class="log" role="log" tabindex="0" aria-labelledby="appels-title" aria-busy="true" data-log>
              <p class="empty">Aucun appel. Ouvrez la console sur ce stub.</p>
              <ol></ol>
            </div>`,
        )}
        ${section(
          'parcours',
          'Parcours',
          html`<form class="grid" data-start>
              ${select(
                'as',
                'as',
                'Rôle',
                roles.map((each) => option(each, roleLabels[each], start.role)),
              )}
              ${input('open', 'open', 'Premier écran', html`value="${start.open}" pattern="/.*" required`)}
              <p class="bar">
                <button type="button" class="primary" data-copies="journey">Copier le parcours</button>
                <a href="/__stub/journey?${current}" download="copied.spec.ts">Télécharger</a>
                <span role="status" class="hint"></span>
              </p>
            </form>
            <p class="hint">Un fichier pour <code>e2e/journeys</code>, qui s'exécute tel quel.</p>
            <pre tabindex="0" role="region" aria-label="Texte du parcours" data-journey>
${journeyOf(state, start)}</pre>`,
        )}
      </div>
    </main>
  `)
}

function fieldsOf(collection: string): Markup[] {
  const fields = changeable.filter((each) => each.collection === collection)
  const options = fields.map(({ name }) => option(`${collection}.${name}`, `${labelOf(collection)} : ${name}`))
  return options.length === 0 ? [] : [html`<optgroup label="${labelOf(collection)}">${options}</optgroup>`]
}

/** A link never changes a stub by itself: any site may lead here. */
function renderOffer(wanted: string, current: string) {
  const { settings, plans, changes } = stateIn(new URLSearchParams(wanted))
  const entries = [
    `données « ${settings.seed} »`,
    `API Platform ${settings.flavour}`,
    ...(settings.clock === '' ? [] : [`horloge ${tahitiField(settings.clock).replace('T', ' à ')}`]),
    ...plans.map(plannedText),
    ...changes.map(described),
  ]
  return html`<section class="card offer" aria-labelledby="offer-title">
    <h2 id="offer-title">Ce lien décrit un autre état</h2>
    <ul>
      ${entries.map((entry) => html`<li>${entry}</li>`)}
    </ul>
    <form method="post" action="/__stub/apply?${wanted}" class="bar">
      <button class="primary">Mettre le stub dans cet état</button>
      <a href="/__stub?${current}">Garder l'état actuel</a>
      <span class="hint">Les données actuelles du stub sont effacées.</span>
    </form>
  </section>`
}

export const renderFailure = (message: string): Markup =>
  document(
    html`<header><h1>Stub de l'API</h1></header>
      <main>
        <section class="card offer">
          <h2>Cette demande n'a pas été comprise</h2>
          <p>${message}</p>
          <p><a href="/__stub">Revenir à l'état actuel du stub</a></p>
        </section>
      </main>`,
  )

const document = (content: Markup): Markup =>
  html`<!doctype html>
    <html lang="fr">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Stub de l'API - Consigne</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/__stub/page.css" />
        <script src="/__stub/page.js" type="module"></script>
      </head>
      <body>
        ${content}
      </body>
    </html>`
