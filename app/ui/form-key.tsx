/** Makes repeated submissions of a form one; the loader creates `value`. */
export const FormKey = ({ value }: { value: string }) => <input type="hidden" name="formKey" value={value} />;
