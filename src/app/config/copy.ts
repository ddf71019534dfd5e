/** For the person who deploys: shown on the error screen and in the browser's console. */
export const configIsPage =
  "/config.json est une page HTML : le serveur web répond index.html à la place du fichier. Copiez le config.json du build à côté d'index.html, ou répondez 404 quand un fichier manque."
