import { expect, test } from 'vitest'
import { topLevelAwaits } from './top-level-await.ts'

test.each([
  ['import{a}from"./start.js";if(a){try{for(const b of a)await b}catch{}}', ['await b}catch{}}']],
  ['for await(const a of b)c(a)', ['for await(const a of b)c(a)']],
  ['export default class extends(await a){}', ['await a){}']],
])('the top-level await of %s is found', (code, found) => {
  expect(topLevelAwaits(code)).toEqual(found)
})

test.each([
  'async function a(){await b;for await(const c of d)await c}a()',
  'const a=async()=>await b,c=async function(){await d};class e{async f(){await g}}',
  'const a="await b",c=/await d/;/* await e */a.await()',
])('%s has no top-level await', (code) => {
  expect(topLevelAwaits(code)).toEqual([])
})
