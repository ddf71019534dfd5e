/** The form that changes a password, the own one or that of user 7. Its fields are these. */
export const currentPassword = 'Mot de passe actuel'
export const newPassword = 'Nouveau mot de passe'
export const newPasswordAgain = 'Confirmation du nouveau mot de passe'

export const ownPasswordPath = '/mon-compte/modification/mot-de-passe'
export const moanaPasswordPath = '/utilisateurs/modification/mot-de-passe/7'
