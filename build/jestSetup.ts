import { makePictures } from '../pictures/make';

/** Tests of the server and of the site look at the pictures that the build makes; what is there already is kept. */
export default async function jestSetup(): Promise<void> {
  await makePictures();
}
