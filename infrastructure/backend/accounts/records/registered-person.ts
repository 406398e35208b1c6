/** What the simulated government registers return for a PAN. */
export interface RegisteredPerson {
  readonly name: string;
  readonly dateOfBirth: string;
  readonly email: string;
  readonly gender: 'male' | 'female';
  readonly address: RegisteredAddress;
}

export interface RegisteredAddress {
  readonly line_1: string;
  readonly line_2: string;
  readonly pincode: string;
  readonly city: string;
  readonly state: string;
  readonly country: string;
}
