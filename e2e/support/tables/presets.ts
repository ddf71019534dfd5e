/** The presets of the specification's error catalogue (section 8), written out once more. */
export const fetchFailure = "Une erreur s'est produite lors de la récupération de donnée ! Veuillez recharger la page."
export const formFailure = "Une erreur s'est produite ! Veuillez recommencer."
export const validationFailure = 'Erreur de validation : veuillez vérifier les informations saisies.'
