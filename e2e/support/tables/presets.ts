/** Messages of the specification that many screens show, written out again on purpose. */
export const fetchFailure = "Une erreur s'est produite lors de la récupération de donnée ! Veuillez recharger la page."
export const formFailure = "Une erreur s'est produite ! Veuillez recommencer."
export const validationFailure = 'Erreur de validation : veuillez vérifier les informations saisies.'
export const required = 'Ce champ est obligatoire'
