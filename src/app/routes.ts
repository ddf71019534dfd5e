/**
 * THE URL TABLE: French address → file. A static segment wins over a parameter, so `/societes/creation`
 * is never read as a company called « creation ».
 */
import { index, layout, rootRoute, route } from '@tanstack/virtual-file-routes'

export const routes = rootRoute('root.tsx', [
  layout('public', 'public-layout.tsx', [
    route('/connexion', 'auth/sign-in.tsx'),
    route('/mot-de-passe-oublie', 'auth/forgot-password.tsx'),
    route('/reinitialisation-mot-de-passe/{-$token}', 'auth/reset-password.tsx'),
  ]),
  layout('console', 'console-layout.tsx', [
    index('home.tsx'),
    route('/composants', 'components.tsx'),

    route('/societes', 'companies/list.tsx'),
    route('/societes/creation', 'companies/create.tsx'),
    route('/societes/modification/$id', 'companies/edit.tsx'),
    route('/societes/detail/$id', 'companies/detail.tsx'),
    route('/societes/$id', 'companies/detail-alias.tsx'),
    route('/societes/$id/utilisateur/creation', 'companies/create-member.tsx'),
    route('/societes/$id/booking/creation', 'companies/create-booking.tsx'),
    route('/societes/$id/booking/reprise', 'companies/copy-bookings.tsx'),

    route('/utilisateurs', 'users/list.tsx'),
    route('/utilisateurs/creation', 'users/create.tsx'),
    route('/utilisateurs/modification/$id', 'users/edit.tsx'),
    route('/utilisateurs/modification/mot-de-passe/$id', 'users/change-password.tsx'),
    route('/utilisateurs/detail/$id', 'users/detail.tsx'),

    route('/mon-compte', 'account/profile.tsx'),
    route('/mon-compte/modification', 'account/edit.tsx'),
    route('/mon-compte/modification/mot-de-passe', 'account/change-password.tsx'),
    route('/preferences', 'account/preferences.tsx'),
    route('/aide/{-$page}', 'help.tsx'),

    route('/lockers', 'lockers/list.tsx'),
    route('/lockers/creation', 'lockers/create.tsx'),
    route('/lockers/modification/$id', 'lockers/edit.tsx'),
    route('/lockers/detail/$id', 'lockers/detail.tsx'),

    route('/bookings', 'booking-slots/list.tsx'),
    route('/bookings/creation', 'booking-slots/create.tsx'),

    route('/aujourd-hui', 'today.tsx'),

    route('/inventaire', 'inventory/list.tsx'),
    route('/inventaire/$id', 'inventory/detail.tsx'),
    route('/inventaire/$id/comptage', 'inventory/count.tsx'),

    route('/tournee', 'round.tsx'),

    route('/reseau', 'network.tsx'),

    route('/analyse', 'analysis.tsx'),
    route('/analyse/rapport', 'statement.tsx'),
    route('/analyse/reservations', 'booking-fit.tsx'),

    route('/livraisons', 'orders/list.tsx'),
    route('/livraisons/lecture-en-serie', 'orders/scan-batch.tsx'),
    route('/livraisons/creation', 'orders/create.tsx'),
    route('/livraisons/import', 'orders/import.tsx'),
    route('/livraisons/etiquettes', 'orders/labels.tsx'),
    route('/livraisons/detail/$id', 'orders/detail.tsx'),
    route('/livraisons/dupliquer/$id', 'orders/duplicate.tsx'),
  ]),
])
