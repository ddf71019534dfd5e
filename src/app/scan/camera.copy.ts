/** Words of the camera in the top bar. */
export const cameraWords = {
  open: 'Scanner un code',
  series: 'Lecture en série',
} as const
