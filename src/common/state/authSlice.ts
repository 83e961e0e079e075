import { createSlice } from '@reduxjs/toolkit';

interface AuthState {
  /** Whether the sign-in cookie is there; unknown (false) until the browser has been asked. */
  signedIn: boolean;
}

const initialState: AuthState = { signedIn: false };

export const authSlice = createSlice({
  name: 'auth',
  initialState,
  reducers: { signedIn: () => ({ signedIn: true }), signedOut: () => ({ signedIn: false }) },
});

export const { signedIn, signedOut } = authSlice.actions;
export const selectSignedIn = (state: { auth: AuthState }) => state.auth.signedIn;
