/** The library and the address of its code, which comes from our own /assets. A file of its own, so that both come late. */
export { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'
export { default as wasmUrl } from 'zxing-wasm/reader/zxing_reader.wasm?url'
