// Smallest page that can show these rows: one file, one call, no framework, no style. Baseline of the console.
const { accessToken } = JSON.parse(localStorage.getItem('eb_token'))
const asked = fetch(new URLSearchParams(location.search).get('call'), {
  headers: { accept: 'application/ld+json', authorization: `Bearer ${accessToken}` },
})
const date = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'short', timeStyle: 'short', timeZone: 'Pacific/Tahiti' })
const { 'hydra:member': orders } = await (await asked).json()
const body = document.querySelector('tbody')
for (const { id, barcode, multiOrderCode, cleveronSlotId, status, createdAt, bookingSlot, company } of orders) {
  const row = body.insertRow()
  const head = document.createElement('th')
  head.scope = 'row'
  const link = document.createElement('a')
  link.href = `/livraisons/detail/${id}`
  link.textContent = id
  head.append(link)
  row.append(head)
  const locker = bookingSlot?.slot?.temperatureZone?.locker
  const texts = [
    (company ?? bookingSlot?.company)?.name,
    locker?.shortLocation ?? locker?.location,
    barcode,
    multiOrderCode,
    cleveronSlotId,
    status,
    date.format(new Date(createdAt)),
    '…',
  ]
  for (const text of texts) row.insertCell().textContent = text ?? ''
}
