import { expect, test } from 'vitest'
import { forgotPassword, resetPassword, signIn } from '#features/auth/copy.ts'
import * as bookings from '#features/booking-slots/copy.ts'
import { messages as companies } from '#features/companies/copy.ts'
import { messages as lockers } from '#features/lockers/copy.ts'
import { messages as acts } from '#features/orders/change/copy.ts'
import { duplicate, messages as wizard } from '#features/orders/create/copy.ts'
import { messages as order } from '#features/orders/detail/copy.ts'
import { messages as users } from '#features/users/copy.ts'
import { presets, words } from '#ui/copy.ts'

/**
 * Messages of the specification, byte for byte: spelling, plain spaces and final stops. Journeys search them as a part of a
 * text, and would not notice an extra character.
 */
test.each([
  [
    'ERR-01',
    presets.fetchFailure,
    "Une erreur s'est produite lors de la récupération de donnée ! Veuillez recharger la page.",
  ],
  ['ERR-02', presets.formFailure, "Une erreur s'est produite ! Veuillez recommencer."],
  ['ERR-03', presets.validationFailure, 'Erreur de validation : veuillez vérifier les informations saisies.'],
  ['ERR-14', lockers.invalidCreation, 'Erreur dans le formulare ! Veuillez vérifier tous vos champs'],
  ['ERR-15', bookings.messages.tooMany(4), 'Attention ! il en reste que 4 casier pour ce booking.'],
  ['ERR-15', wizard.remaining(4), 'Attention ! il en reste que 4 casier pour ce booking.'],
  ['ERR-16', users.wrongPassword, 'Le mot de passe actuel est incorrect'],
  ['ERR-17', signIn.refused, "Nom d'utilisateur ou mot de passe incorrect."],
  ['ERR-18', signIn.noProfile, "Une erreur s'est produite ! Veuillez recommencer"],
  ['ERR-19', resetPassword.noRequest, "Désolé ! Vous n'avez fait aucune demande de réinitialisation."],
  ['ERR-20', bookings.messages.created, 'Booking créé !'],
  ['ERR-21', bookings.messages.updated(42), 'Booking #42 a bien été modifié'],
  ['ERR-22', bookings.messages.switchedOff(42), 'Booking #42 désactivé !'],
  ['ERR-23', bookings.messages.switchedOn(42), 'Booking #42 activé !'],
  ['ERR-24', bookings.messages.removed, 'Booking supprimé !'],
  ['ERR-25', companies.created, 'Société créée !'],
  ['ERR-26', companies.updated, 'Société modifiée !'],
  ['ERR-27', users.created, 'Utilisateur créé !'],
  ['ERR-28', companies.ownerAdded, 'Proriétaire ajouté !'],
  ['ERR-28', users.ownerAdded, 'Proriétaire ajouté !'],
  ['ERR-29', companies.memberRemoved, 'Utilisateur retiré de la société !'],
  ['ERR-30', lockers.updated, 'Machine modifiée !'],
  ['ERR-31', companies.removed, 'Société supprimée !'],
  ['ERR-32', lockers.slotUpdated, 'Casier modifié !'],
  ['ERR-33', lockers.slotRemoved, 'Casier supprimé !'],
  ['ERR-34', lockers.zoneUpdated, 'Zone de température modifiée !'],
  ['ERR-35', lockers.zoneRemoved, 'Zone de température supprimée !'],
  ['ERR-36', acts.resent, 'Demande de notification effectuée !'],
  ['ERR-37', acts.removed(12), 'Commande #12 supprimée'],
  ['ERR-38', users.passwordChanged, 'Mot de passe modifié !'],
  ['ERR-39', users.updated, 'Utilisateur modifié !'],
  ['ERR-40', users.removed, 'Utilisateur supprimé !'],
  ['ERR-41', order.assigned, 'Livreur assigné !'],
  ['ERR-42', order.zoneChanged, 'Zone de température changée !'],
  ['ERR-43', duplicate.done, 'Commande dupliquée !'],
  ['ERR-44', acts.changed(12), 'Commande #12 modifiée'],
  ['ERR-44', order.updated(12), 'Commande #12 modifiée'],
  ['ERR-45', lockers.created, 'Machine créée !'],
  ['ERR-46', bookings.messages.removeQuestion(42), 'Voulez-vous vraiment supprimer le booking #42 ?'],
  ['ERR-47', words.confirm, 'Oui, je confirme'],
  ['ERR-47', words.refuse, 'Non'],
  ['ERR-48', lockers.creating, 'Création de la machine en cours...'],
  ['ERR-49', wizard.created(1), 'Commande créée !'],
  ['ERR-49', wizard.created(3), '3 commandes créées !'],
  ['ERR-50', companies.memberAdded, 'Utilisateur ajouté à la société !'],
  ['ERR-51', lockers.removed, 'Machine supprimée !'],
  [
    'ERR-52',
    forgotPassword.sent,
    "Si cette adresse correspond à un compte, un e-mail de réinitialisation vient d'être envoyé.",
  ],
  ['ERR-53', resetPassword.done, 'Mot de passe réinitialisé ! Vous pouvez vous connecter.'],
  ['BK-18', words.empty, 'Aucun enregistrement !'],
  ['BK-19', words.loading, 'Chargement...'],
  ['BK-26', bookings.titles.edit, 'Modifier le booking'],
  ['BK-27', bookings.fields.reserved, 'Nombre de casier à réserver'],
  ['BK-28', bookings.messages.available(9), 'Casiers disponibles : 9'],
  ['BK-40', bookings.titles.create, 'Booking / création'],
  ['BK-46', bookings.messages.soldOut, 'Plus de casier disponible pour cette zone de température'],
])('%s reads « %s »', (_row, text, specified) => expect(text).toBe(specified))
